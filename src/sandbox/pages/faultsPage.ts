import { schema } from "../schema"
import type { World } from "../world"
import type { Fault } from "../worldState"
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

const example: Fault = { operation: "registerCustomer", times: 1, delayMs: 2000, status: 503 }

function currentFaults({ state: { faults } }: World): string {
  if (faults.length === 0) return "<p>No fault is set: everything works.</p>"
  const items = faults.map((fault) => `<li><code>${escapeHtml(JSON.stringify(fault))}</code></li>`)
  return `<ul>${items.join("")}</ul>${commandButton("faults", "Remove all faults", { clear: true })}`
}

/** The faults page: make any operation fail, reset everything. */
export function faultsPage(world: World): SandboxPage {
  return {
    title: "Sandbox: faults",
    body: `${sandboxNavigation("faults")}<main><h1>Faults</h1>
<p>Any operation can be delayed, dropped, or answered with a status or a broken body, until the start data are put back.</p>
<h2>Active faults</h2>${currentFaults(world)}<h2>Add a fault</h2>
<form method="post" action="${api}/faults">
<p><label for="json">Fault, as JSON</label><textarea id="json" name="json" rows="3">${escapeHtml(JSON.stringify(example))}</textarea></p>
<p><button>Add this fault</button></p></form>
<p>Each part but the operation can be left out, without <code>times</code> it lasts. Further parts:
<code>body</code> (html, truncated, empty, wrong-type), <code>headers</code>, <code>graphqlError</code> (such as FORBIDDEN),
<code>drop</code> (of the connection), <code>hang</code>, <code>dropResponse</code> (of an operation that was executed).</p>
<p>Operations: ${operationNames()
      .map((name) => `<code>${name}</code>`)
      .join(", ")}.</p>
<h2>Everything</h2>${commandButton("reset", "Put the start data back")}</main>`,
  }
}
