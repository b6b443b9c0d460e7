import {
  appScenarios,
  codeScenarios,
  contentScenarios,
  landingScenarios,
  otherPages,
  productScenarios,
} from "./invitation"
import {
  activationScenarios,
  addressScenarios,
  formScenarios,
  oneClick,
  phoneScenarios,
  socialScenarios,
} from "./registration"
import type { Scenario, Scenarios, Step } from "./scenario"
import { adminScenarios, consentScenarios, faultScenarios, flagScenarios, outsideScenarios } from "./services"
import { approvedScenarios, lobbyScenarios, membershipScenarios } from "./waiting"

/**
 * The one list of the site's states, by area and group, in the order in which a visitor comes across them. The
 * sandbox's start page, the atlas and the tests open each by its name, which is unique.
 */
export const scenarioAreas: Readonly<Record<string, Readonly<Record<string, Scenarios>>>> = {
  "Start here": { "In one click": oneClick },
  Invitation: {
    "Registration codes": codeScenarios,
    "Landing pages": landingScenarios,
    "Inside the app": appScenarios,
  },
  Registration: {
    Forms: formScenarios,
    "Email addresses": addressScenarios,
    "Phone numbers": phoneScenarios,
    "Second step of social sign-up": socialScenarios,
    "Approved from the waitlist": approvedScenarios,
  },
  "After the registration": { Activation: activationScenarios },
  "Without an invitation": { Membership: membershipScenarios, Waitlist: lobbyScenarios },
  Contents: {
    "Shared products": productScenarios,
    "Editorial pages": contentScenarios,
    "Other pages": otherPages,
  },
  Services: { Faults: faultScenarios, Consent: consentScenarios, "Flags and experiments": flagScenarios },
  "Staff and shop": { "Admin pages": adminScenarios, "Outside the site": outsideScenarios },
}

/** Every scenario with its name and its group. */
export const allScenarios: readonly (readonly [name: string, scenario: Scenario, group: string])[] = Object.values(
  scenarioAreas,
)
  .flatMap((groups) => Object.entries(groups))
  .flatMap(([group, scenarios]) =>
    Object.entries(scenarios).map(([name, scenario]) => [name, scenario, group] as const),
  )

const byName = new Map(allScenarios.map(([name, scenario]) => [name, scenario]))

/** The scenario of a name; throws if there is none. */
function scenarioNamed(name: string): Scenario {
  const scenario = byName.get(name)
  if (!scenario) throw new Error(`There is no scenario "${name}".`)
  return scenario
}

/** The scenario of a name with the page and the commands of those that it continues. */
export function wholeScenario(name: string): Scenario & Required<Pick<Scenario, "page" | "commands">> {
  const scenario = scenarioNamed(name)
  const { after, page = "", commands = [] } = scenario
  if (after === undefined) return { ...scenario, page, commands }
  const before = wholeScenario(after)
  return { ...scenario, page: before.page, commands: [...before.commands, ...commands] }
}

/**
 * The steps that lead to a scenario, those of what it continues first.
 * @param from name of the scenario to start from; by default, the page as it opens
 */
export function stepsTo(name: string, from?: string): Step[] {
  if (name === from) return []
  const { after, steps = [], shows } = scenarioNamed(name)
  const before = after === undefined ? [] : stepsTo(after, from)
  return [...before, ...steps, ...(shows === undefined ? [] : [{ see: shows }])]
}
