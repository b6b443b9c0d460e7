import { unknownCode } from "../data/codes"
import { validityError } from "../validityTimestamp"
import type { World } from "../world"
import type { CodeResponse } from "../worldState"

/**
 * The backend's response to a code. A valid code is refused if the link's signed value (`validityTimestamp`) is
 * invalid, or missing where the code needs it; a code that is refused anyway keeps its own errors. Case matters.
 */
export function findCode(world: World, code: string, validityTimestamp?: string | null): CodeResponse {
  const response = Object.hasOwn(world.state.codes, code) ? world.state.codes[code] : undefined
  if (!response) return unknownCode
  if (codeErrors(response).length > 0) return response
  const error = validityTimestamp
    ? validityError(code, validityTimestamp, world.now())
    : response.linkOnly && "VALIDITY_TIMESTAMP_MISSING"
  return error ? { ...response, errors: [error], inviter: null, countries: [] } : response
}

/** All errors of a code in one list; empty for a valid code. */
export function codeErrors({ errors, errorDetails }: CodeResponse): string[] {
  return [...(errors ?? []), ...(errorDetails ?? [])]
}

/** All errors of a code in the form that the mutations return. */
export function errorDetailsOf(response: CodeResponse): { error: string }[] {
  return codeErrors(response).map((error) => ({ error }))
}

/** Whether a code can be used in a country; a code that names no countries can be used in all of them. */
export function allowsCountry({ countries }: CodeResponse, country: string): boolean {
  return countries === null || countries.length === 0 || countries.includes(country)
}

/** The query registrationCodeDetails. */
export function codeResolvers(world: World) {
  return {
    registrationCodeDetails(args: { registrationCode: string; validityTimestamp?: string | null }) {
      const response = findCode(world, args.registrationCode, args.validityTimestamp)
      return {
        errors: response.errors,
        errorDetails: response.errorDetails?.map((error) => ({ error })) ?? null,
        invitorName: response.inviter,
        countryOptions:
          response.countries?.map((isoCode) => ({
            isoCode,
            termsPkString: `terms-${isoCode.toLowerCase()}`,
            dataPolicyPkString: `privacy-${isoCode.toLowerCase()}`,
          })) ?? null,
      }
    },
  }
}
