import type { World } from "../world"
import { findCode } from "./codes"

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
