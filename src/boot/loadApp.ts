import { withTimeout } from "../lib/withTimeout"
import { importOrReload } from "../lib/importOrReload"

/** How long the opening picture is waited for, in milliseconds from the moment this module runs. */
const pictureMs = 1500

/**
 * Fetches the rest of the site's code and starts it, once the opening picture is painted: on a slow line they would share
 * the bytes, and the picture is what the visitor came to see. Where there is none, at once.
 */
export async function loadApp(): Promise<void> {
  await whenHeroPainted()
  document.documentElement.dataset.opened = ""
  // The page names the files of its own beginning; asked for together they arrive together.
  const modules = document.querySelector<HTMLTemplateElement>("#modules")
  if (modules) document.head.append(modules.content)
  try {
    const { start } = await withTimeout(importOrReload(() => import("./startup")))
    await start()
  } catch {
    // The code can't be had (a broken line, a deployment that is not whole): the page itself says so.
    document.documentElement.dataset.failed = ""
  }
}

/**
 * Resolves once the opening picture is painted, when it can't be had, or after {@link pictureMs}. What a visitor does
 * meanwhile waits for nothing: the form for the code answers by itself, and the rest is kept.
 */
function whenHeroPainted(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]")
  // The start page in another language is hidden until it has been rendered anew.
  const hidden = "swap" in document.documentElement.dataset
  if (!picture || picture.complete || hidden) return Promise.resolve()
  return new Promise((resolve) => {
    // The second frame is asked for when the first is on its way to the screen: what follows would slow that down.
    const painted = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
    picture.decode().then(painted, painted)
    setTimeout(resolve, pictureMs)
  })
}
