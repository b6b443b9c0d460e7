import { unknownCode } from "../data/codes"
import { validityError } from "../validityTimestamp"
import type { World } from "../world"
import type { CodeScenario } from "../worldState"

/**
 * What the backend knows about a code: its scenario, with the error of the link's signed value if that is invalid.
 * Codes are compared exactly; a scenario that is refused anyway ignores the signed value.
 */
export function findCode(world: World, code: string, validityTimestamp?: string | null): CodeScenario {
  const scenario = Object.hasOwn(world.state.codes, code) ? world.state.codes[code] : undefined
  if (!scenario) return unknownCode
  if (codeErrors(scenario).length > 0) return scenario
  const error = validityTimestamp
    ? validityError(code, validityTimestamp, world.now())
    : scenario.linkOnly && "VALIDITY_TIMESTAMP_MISSING"
  return error ? { ...scenario, errors: [error], inviter: null, countries: [] } : scenario
}

/** All errors of a code in one list; empty for a valid code. */
export function codeErrors({ errors, errorDetails }: CodeScenario): string[] {
  return [...(errors ?? []), ...(errorDetails ?? [])]
}

/** All errors of a code in the form that the mutations return. */
export function errorDetailsOf(scenario: CodeScenario): { error: string }[] {
  return codeErrors(scenario).map((error) => ({ error }))
}

/** Whether a code may register in a country; one without countries may in all of them. */
export function allowsCountry({ countries }: CodeScenario, country: string): boolean {
  return countries === null || countries.length === 0 || countries.includes(country)
}
