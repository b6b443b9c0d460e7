import { isCountry } from "../../lib/countries"
import { isRecord } from "../../lib/isRecord"
import { parseJson } from "../../lib/parseJson"
import { isRegistrationFlow } from "../settings/landing"
import { draftParts, draftWith, type RegistrationState, type SentRegistration } from "./registrationState"

/** How long a draft is kept after its last change, in milliseconds. */
const draftLifetime = 30 * 60 * 1000

/** Increase it whenever the shape of the stored state changes. */
const version = 1

/**
 * Formats a state for storage: the draft and how the visit began or, once a registration was sent, only
 * `sentRegistration` (product decisions, section 5).
 */
export const formatStoredState = (state: RegistrationState): string =>
  JSON.stringify({ version, state: storedPart(state) })

function storedPart(state: RegistrationState): Partial<RegistrationState> {
  const { sentRegistration, draftSent, sourcePath, previousPDPPage, registrationFlow, draftAt } = state
  if (draftSent) return { sentRegistration }
  // A reload starts again at the first step.
  const flow = registrationFlow === "leanStep2" ? "leanStep1" : registrationFlow
  const visit = { sourcePath, previousPDPPage, registrationFlow: flow, sentRegistration }
  const { countryChosen, typedPhone } = state
  return { ...draftWith((part) => state[part]), countryChosen, typedPhone, draftAt, ...visit }
}

function parseStoredState(text: string | null): unknown {
  const stored = parseJson(text)
  return isRecord(stored) && stored["version"] === version ? stored["state"] : undefined
}

/** Reads the valid parts of a stored state; storage may contain anything. */
export function readStoredState(text: string | null): Partial<RegistrationState> {
  const stored = parseStoredState(text)
  if (!isRecord(stored)) return {}
  const { sentRegistration, draftAt, sourcePath, previousPDPPage, registrationFlow, countryChosen, typedPhone } =
    stored as Partial<RegistrationState>
  const isSent = isSentRegistration(sentRegistration)
  const visit = {
    ...(isSent && { sentRegistration }),
    ...(typeof sourcePath === "string" && { sourcePath }),
    ...(typeof previousPDPPage === "string" && { previousPDPPage }),
    ...(isRegistrationFlow(registrationFlow) && { registrationFlow }),
  }
  if (typeof draftAt !== "number" || isDraftExpired(draftAt)) return { ...visit, draftSent: isSent }
  return {
    ...visit,
    ...draftWith((part) => draftParts[part].read(stored[part])),
    countryChosen: countryChosen === true,
    ...(isTypedPhone(typedPhone) && { typedPhone }),
    draftAt,
  }
}

/**
 * Whether a draft that was last changed at a time (milliseconds since the epoch) has expired. A time far in the future
 * comes from a wrong clock and counts as expired too.
 */
export function isDraftExpired(draftAt: number): boolean {
  return Math.abs(Date.now() - draftAt) > draftLifetime
}

/**
 * Whether something was sent so long ago that it is no longer used, like an expired draft. The time of sending is not
 * stored, so `resendAt` stands in for it: the time from which it may be sent again (milliseconds since the epoch). A
 * wait of more than a day comes from a wrong clock.
 */
export function wasSentTooLongAgo(resendAt: number): boolean {
  return Date.now() - resendAt > draftLifetime || resendAt - Date.now() > 86_400_000
}

const isTypedPhone = (value: RegistrationState["typedPhone"]): boolean =>
  typeof value?.number === "string" && isCountry(value.country)

function isSentRegistration(value: SentRegistration | undefined): value is SentRegistration {
  const idKind = typeof value?.registrationId
  return (
    typeof value?.email === "string" &&
    Number.isFinite(value.resendAt) &&
    (idKind === "string" || idKind === "undefined")
  )
}
