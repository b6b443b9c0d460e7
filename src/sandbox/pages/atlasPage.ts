import { sandboxNavigation } from "./navigation"
import type { SandboxPage } from "./page"

/** The page at the atlas's address while no atlas has been made: what an atlas is, and how to make it. */
export function atlasPage(): SandboxPage {
  return {
    title: "Sandbox: atlas",
    body: `${sandboxNavigation("atlas")}<main><h1>Atlas</h1>
<p>Every page in each of its states, languages and sizes as pictures, for translators, lawyers and designers. It has not been made here yet:</p>
<pre>npm run atlas</pre>
<p>This takes some minutes and writes the folder <code>atlas</code>. The sandbox’s server (<code>npm start</code>) then shows it at this address; <code>atlas/index.html</code> opens in a browser without that server.</p></main>`,
  }
}
