import { setupWorker } from "msw/browser"
import { mayRunExperiments } from "../hosting/stamp"
import { basePath } from "../lib/basePath"
import { onBfcacheRestore } from "../lib/onBfcacheRestore"
import { createHandlers } from "./handlers"
import { createWorld, type World } from "./world"

/**
 * Puts the mocked backend into the page, as a service worker: a site without any server (the QA build). The world lives
 * in local storage, since the handlers run in the page: a navigation would lose it, and the link in an e-mail may be
 * opened in another tab.
 * @returns the world, as soon as requests can be answered; rejects if service workers are not allowed
 */
export async function startSandbox(): Promise<World> {
  const world = createWorld({ storage: localStorage })
  // No release has stamped these pages, and the settings of the world may change at any time.
  if (mayRunExperiments(world.state.settings ?? {})) document.documentElement.dataset["experiments"] = ""
  const worker = setupWorker(...createHandlers(world))
  // A page restored from the back/forward cache still has the world as it was when it was left.
  onBfcacheRestore(() => world.reload())
  await worker.start({
    serviceWorker: { url: `${basePath}/mockServiceWorker.js` },
    quiet: true,
    onUnhandledFrame: "bypass",
  })
  return world
}
