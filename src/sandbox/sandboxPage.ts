import { isRecord } from "../lib/isRecord"
import { startSandbox } from "./browser"
import { pageStyle } from "./pages/page"
import { findSandboxPage } from "./pages/findSandboxPage"
import type { World } from "./world"

/** Shows the page of the current URL; any other URL of the sandbox shows the start page. */
function show(world: World): void {
  const page =
    findSandboxPage(world, location.pathname) ?? findSandboxPage(world, `${import.meta.env.BASE_URL}sandbox/`)
  document.title = page?.title ?? ""
  // The renderers escape all values.
  document.body.innerHTML = page?.body ?? ""
}

/** Without a server nobody handles the panel's forms: the page sends them to the worker and shows the new state, or the page that an answer leads to. */
async function submit(world: World, form: HTMLFormElement): Promise<void> {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === "string") fields.append(name, value)
  const response = await fetch(form.action, { method: "POST", body: fields, headers: { accept: "application/json" } })
  const answer: unknown = await response.json()
  if (isRecord(answer) && typeof answer["next"] === "string") location.assign(answer["next"])
  else show(world)
}

/** Renders the sandbox's pages into this document, for the QA build: start page, outbox, faults. */
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
