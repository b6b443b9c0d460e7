import { basePath } from "../../lib/basePath"
import { adminToken } from "../tokens"
import { linkValidityMs, signValidity } from "../validityTimestamp"
import type { World } from "../world"
import { asLanguage } from "./accounts"
import { codeErrors, errorDetailsOf, findCode } from "./codes"
import { failure, type RequestContext } from "./context"

function requireAdministrator({ authorization }: RequestContext): void {
  if (!authorization) throw failure("UNAUTHENTICATED", "A bearer token is needed.")
  if (authorization !== `Bearer ${adminToken}`) throw failure("FORBIDDEN", "For administrators only.")
}

/** The administrators' mutation generateRegistrationLink. */
export function linkResolvers(world: World) {
  return {
    generateRegistrationLink(args: { registrationCode: string; language?: string | null }, context: RequestContext) {
      requireAdministrator(context)
      const { registrationCode } = args
      const validityTimestamp = signValidity(registrationCode, world.now())
      const response = findCode(world, registrationCode, validityTimestamp)
      if (codeErrors(response).length > 0) return { status: "CODE_REJECTED", errorDetails: errorDetailsOf(response) }
      const language = asLanguage(args.language ?? "en")
      const query = new URLSearchParams({ rc: registrationCode, validityTimestamp })
      const path = language === "en" ? `${basePath}/` : `${basePath}/${language}`
      const link = {
        registrationCode,
        validityTimestamp,
        registrationLink: `${context.origin}${path}?${query}`,
        validUntil: new Date(world.now() + linkValidityMs).toISOString(),
      }
      world.state.links.push(link)
      return { status: "GENERATED", errorDetails: [], ...link }
    },
  }
}
