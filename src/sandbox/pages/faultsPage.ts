import { schema } from "../schema"
import type { World } from "../world"
import { api, commandButton, type SandboxPage, sandboxNavigation, escapeHtml } from "./page"

const resources = [
  "defaults.json",
  "growthbook-features",
  "growthbook-eval",
  "growthbook-stream",
  "growthbook-ping",
  "error-report",
  "consent-script",
]

/** Names that a fault can affect: every query and mutation that the site sends, and the other resources. */
function operationNames(): string[] {
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  )
  // Operations are named like their field, except the two that query registrationCodeDetails.
  const codeChecks = ["checkRegistrationCode", "checkRegistrationLink"]
  return ["*", ...codeChecks, ...fields.filter((name) => name !== "registrationCodeDetails"), ...resources]
}

function select(name: string, values: readonly string[]): string {
  return `<select id="${name}" name="${name}">${values.map((value) => `<option value="${value}">${value || "as usual"}</option>`).join("")}</select>`
}

function row(id: string, label: string, control: string): string {
  return `<p><label for="${id}">${label}</label>${control}</p>`
}

function number(id: string, label: string, min = 0): string {
  return row(id, label, `<input id="${id}" name="${id}" type="number" min="${min}">`)
}

function checkbox(id: string, label: string): string {
  return row(id, label, `<input id="${id}" name="${id}" type="checkbox">`)
}

function currentFaults({ state: { faults } }: World): string {
  if (faults.length === 0) return "<p>No fault is set: everything works.</p>"
  const items = faults.map((fault) => `<li><code>${escapeHtml(JSON.stringify(fault))}</code></li>`)
  return `<ul>${items.join("")}</ul>${commandButton("faults", "Remove all faults", { clear: "on" })}`
}

/** The faults page: make any operation fail, reset everything. */
export function faultsPage(world: World): SandboxPage {
  const form = `<form method="post" action="${api}/faults">
${row("operation", "Operation", select("operation", operationNames()))}
${number("times", "How many times (empty: always)", 1)}
${number("delayMs", "Delay, milliseconds")}
${number("status", "HTTP status")}
${row("body", "Body", select("body", ["", "html", "truncated", "empty", "wrong-type"]))}
${row("graphqlError", "GraphQL error", select("graphqlError", ["", "UNAUTHENTICATED", "FORBIDDEN", "BAD_USER_INPUT", "INTERNAL_SERVER_ERROR"]))}
${checkbox("drop", "Connection is dropped")}
${checkbox("hang", "Never answered")}
${checkbox("dropResponse", "Executed, but the answer is lost")}
<p><button>Add this fault</button></p></form>`
  return {
    title: "Sandbox: faults",
    body: `${sandboxNavigation("faults")}<main><h1>Faults</h1>
<p>Any operation can be delayed, dropped, or answered with a status or a broken body, until the start data are put back.</p>
<h2>Active faults</h2>${currentFaults(world)}<h2>Add a fault</h2>${form}
<h2>Everything</h2>${commandButton("reset", "Put the start data back")}</main>`,
  }
}
