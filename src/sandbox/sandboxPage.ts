import { startSandbox } from "./browser"
import { playScenario } from "./client/play"
import { pageStyle } from "./pages/pageStyle"
import { findSandboxPage } from "./pages/findSandboxPage"
import type { World } from "./world"

/** Shows the sandbox's page at the current URL, or the sandbox's start page if there is none. */
function show(world: World): void {
  const page =
    findSandboxPage(world, new URL(location.href)) ??
    findSandboxPage(world, new URL(`${import.meta.env.BASE_URL}sandbox/`, location.href))
  document.title = page?.title ?? ""
  // The renderers escape all values.
  document.body.innerHTML = page?.body ?? ""
  void playScenario()
}

/**
 * Sends a form of the sandbox's pages to the control API and shows the page again, with the new state. Not by
 * navigation, since no server would answer it.
 */
async function submit(world: World, form: HTMLFormElement): Promise<void> {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === "string") fields.append(name, value)
  await fetch(form.action, { method: "POST", body: fields, headers: { accept: "application/json" } })
  show(world)
}

/** Renders the sandbox's page at the current URL into this document, in the QA build and in development. */
export async function showSandboxPage(): Promise<void> {
  const world = await startSandbox()
  // A constructed style sheet is exempt from the content security policy.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(pageStyle)
  document.adoptedStyleSheets.push(sheet)
  document.addEventListener("submit", (event) => {
    if (!(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    void submit(world, event.target)
  })
  show(world)
}
