import { setupWorker } from "msw/browser"
import { mayRunExperiments } from "../hosting/stamp"
import { basePath } from "../lib/basePath"
import { onBfcacheRestore } from "../lib/onBfcacheRestore"
import { createHandlers } from "./handlers"
import { createWorld, type World } from "./world"

/**
 * Starts the mocked backend in the browser, for the QA build, which needs no server, and for development. A service
 * worker intercepts the page's requests, and the handlers answer them in the page. They store the world (the state of
 * the mocked backend, world.ts) in local storage: in memory alone a navigation would lose it, and the tab that an
 * e-mail's link opens would not have it.
 * @returns the world, as soon as requests can be answered; rejects if service workers are not allowed
 */
export async function startSandbox(): Promise<World> {
  const world = createWorld({ storage: localStorage })
  // A release would have stamped the pages (hosting/stamp.ts); here the current settings of the world decide.
  if (mayRunExperiments(world.state.settings ?? {})) document.documentElement.dataset["experiments"] = ""
  const worker = setupWorker(...createHandlers(world))
  // A page restored from the back/forward cache still has the world as it was when the visitor left the page.
  onBfcacheRestore(() => world.reload())
  await worker.start({
    serviceWorker: { url: `${basePath}/mockServiceWorker.js` },
    quiet: true,
    onUnhandledFrame: "bypass",
  })
  return world
}
