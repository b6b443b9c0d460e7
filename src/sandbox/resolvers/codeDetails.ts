import type { World } from "../world"
import { findCode } from "./codes"

/** The query registrationCodeDetails. */
export function codeResolvers(world: World) {
  return {
    registrationCodeDetails(args: { registrationCode: string; validityTimestamp?: string | null }) {
      const scenario = findCode(world, args.registrationCode, args.validityTimestamp)
      return {
        errors: scenario.errors,
        errorDetails: scenario.errorDetails?.map((error) => ({ error })) ?? null,
        invitorName: scenario.inviter,
        countryOptions:
          scenario.countries?.map((isoCode) => ({
            isoCode,
            termsPkString: `terms-${isoCode.toLowerCase()}`,
            dataPolicyPkString: `privacy-${isoCode.toLowerCase()}`,
          })) ?? null,
      }
    },
  }
}
