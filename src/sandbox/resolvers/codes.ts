import { unknownCode } from "../data/codes"
import { validityError } from "../validityTimestamp"
import type { World } from "../world"
import type { CodeScenario } from "../worldState"

/**
 * The backend's response to a code. A valid code is refused if the link's signed value (`validityTimestamp`) is
 * invalid, or missing where the code needs it; a code that is refused anyway keeps its own errors. Case matters.
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

/** Whether a code can be used in a country; a code that names no countries can be used in all of them. */
export function allowsCountry({ countries }: CodeScenario, country: string): boolean {
  return countries === null || countries.length === 0 || countries.includes(country)
}
