import { startSandbox } from "./browser"
import { enhancePage } from "./client/enhancePage"
import { pageStyle } from "./pages/pageStyle"
import { findSandboxPage } from "./pages/findSandboxPage"
import type { World } from "./world"

/** Shows the page of the current URL; any other URL of the sandbox shows the start page. */
function show(world: World): void {
  const page =
    findSandboxPage(world, new URL(location.href)) ??
    findSandboxPage(world, new URL(`${import.meta.env.BASE_URL}sandbox/`, location.href))
  document.title = page?.title ?? ""
  // The renderers escape all values.
  document.body.innerHTML = page?.body ?? ""
  enhancePage()
}

/** Without a server nobody handles the panel's forms: the page sends them to the worker and shows the new state. */
async function submit(world: World, form: HTMLFormElement): Promise<void> {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === "string") fields.append(name, value)
  await fetch(form.action, { method: "POST", body: fields, headers: { accept: "application/json" } })
  show(world)
}

/** Renders the sandbox's pages into this document, for the QA build: start page, outbox, faults, scenarios. */
export async function showSandboxPage(): Promise<void> {
  const world = await startSandbox()
  // A constructed style sheet is exempt from the content security policy.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(pageStyle)
  document.adoptedStyleSheets.push(sheet)
  document.addEventListener("submit", (event) => {
    // A search is a navigation.
    if (!(event.target instanceof HTMLFormElement) || event.target.method === "get") return
    event.preventDefault()
    void submit(world, event.target)
  })
  show(world)
}
