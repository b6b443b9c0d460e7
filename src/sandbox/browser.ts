import { setupWorker } from "msw/browser"
import { basePath } from "../lib/basePath"
import { onReturn } from "../lib/onReturn"
import { createHandlers } from "./handlers"
import { createWorld, type World } from "./world"

/**
 * Puts the mocked backend into the page, by service worker: a site without any server (the QA build). The world lives
 * in local storage, since the handlers run in the page: a navigation would lose it, and the link of a mail may be opened in
 * another tab.
 * @returns once requests are answered; rejects where service workers are not allowed
 */
export async function startSandbox(): Promise<World> {
  const world = createWorld({ storage: localStorage })
  const worker = setupWorker(...createHandlers(world))
  // A page that comes back from the back/forward cache still holds the world as it was when it left.
  onReturn(() => world.reload())
  await worker.start({
    serviceWorker: { url: `${basePath}/mockServiceWorker.js` },
    quiet: true,
    onUnhandledFrame: "bypass",
  })
  return world
}
