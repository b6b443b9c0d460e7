import { frames } from "../scenarios/scenario"
import { readSwitches } from "../scenarios/scenarioLink"
import { allScenarios } from "../scenarios/scenarios"
import { escapeHtml, sandboxNavigation, type SandboxPage } from "./page"
import { scenarioSwitches } from "./scenarioSwitches"

/** The page on which client/play.ts plays the scenario in the URL, inside a frame of the chosen screen's size. */
export function playPage(url: URL): SandboxPage {
  const found = allScenarios.find(([name]) => name === url.searchParams.get("scenario"))
  const [name, scenario] = found ?? ["There is no such scenario"]
  const frame = scenario?.frame ?? readSwitches(url.searchParams).frame
  const size = frame ? ` width="${frames[frame].width}" height="${frames[frame].height}"` : ""
  return {
    title: `Sandbox: ${name}`,
    body: `${sandboxNavigation()}<main class="play${frame ? " framed" : ""}">
<div><h1>${escapeHtml(name)}</h1><p>${escapeHtml(scenario?.explanation ?? "")}</p><p role="status" id="play-status">One moment…</p></div>
<div class="device"><iframe id="play-frame" title="The site"${size}></iframe></div>
<div>${scenarioSwitches(url)}
<p>The address of this page is the scenario: whoever opens it sees the same.</p></div></main>`,
  }
}
