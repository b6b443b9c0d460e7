import { filterScenarios } from "./filterScenarios"
import { fitMail } from "./fitMail"
import { playScenario } from "./play"

/** What a script adds to the sandbox's own pages, whoever has rendered them. */
export function enhancePage(): void {
  filterScenarios()
  fitMail()
  void playScenario()
}
