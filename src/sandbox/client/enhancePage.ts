import { filterScenarios } from "./filterScenarios"
import { playScenario } from "./play"

/** Adds what needs a script to a page of the sandbox, whether the server or sandboxPage.ts has rendered the page. */
export function enhancePage(): void {
  filterScenarios()
  void playScenario()
}
