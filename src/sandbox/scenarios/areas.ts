import { contentSamples } from "../data/contentPages"
import { landingScenarios } from "./landing"
import { productSamples } from "../resolvers/catalogue"
import type { World } from "../world"
import { entries, type Entry } from "./entry"
import { appScenarios, codeScenarios, languageScenarios, otherPages } from "./invitation"
import { faultScenarios, oneClick } from "./oneClick"
import {
  activationScenarios,
  addressScenarios,
  approvedScenarios,
  joinedScenario,
  mailScenarios,
  membershipScenarios,
  phoneScenarios,
  tokenScenarios,
} from "./registration"
import { adminScenarios, consentScenarios, flagScenarios, outsideScenarios } from "./services"

/** All scenarios, by area and group, in the order in which a visitor comes across them. */
export function scenarioAreas(world: World): Record<string, Record<string, readonly Entry[]>> {
  return {
    "Start here": { "In one click": oneClick },
    Invitation: {
      "Registration codes": codeScenarios(world),
      Languages: languageScenarios,
      "Landing pages": landingScenarios(),
      "Inside the app": appScenarios,
    },
    Registration: {
      "Email addresses": addressScenarios,
      "Phone numbers": phoneScenarios,
      "Second step of social sign-up": tokenScenarios("social-registration-second-step"),
      "Approved from the waitlist": approvedScenarios,
    },
    "After the registration": { Messages: mailScenarios, Activation: activationScenarios },
    "Without an invitation": {
      Membership: membershipScenarios,
      Waitlist: [...tokenScenarios("lobby"), joinedScenario],
    },
    Contents: {
      "Shared products": entries(
        productSamples,
        (product) => `product-share?${new URLSearchParams({ product, rc: "VALID-0001" })}`,
      ),
      "Editorial pages": entries(contentSamples, (id) => `content/${id}`),
      "Other pages": otherPages,
    },
    Services: { Faults: faultScenarios, Consent: consentScenarios, "Flags and experiments": flagScenarios },
    "Staff and shop": { "Admin pages": adminScenarios, "Outside the site": outsideScenarios },
  }
}
