import { countries } from "../../lib/countries"
import type { CodeResponse } from "../worldState"

const inviter = "Amélie Laurent"

const good: CodeResponse = { errors: [], errorDetails: [], inviter, countries, explanation: "Good, with an inviter" }

/** A code that is refused through the values of `errorDetails`. */
function refusedByDetails(explanation: string, ...errorDetails: string[]): CodeResponse {
  return { errors: [], errorDetails, inviter: null, countries: [], explanation }
}

/** A code that is refused through the values of `errors`. */
function refusedByErrors(explanation: string, ...errors: string[]): CodeResponse {
  return { errors, errorDetails: [], inviter: null, countries: [], explanation }
}

/** The response for a code that is not in the list. */
export const unknownCode = refusedByDetails("Not a code", "REGISTRATION_CODE_INVALID")

/** The sample codes, at least one for every response that the contract allows (product decisions, section 5). */
export const seedCodes: Record<string, CodeResponse> = {
  "VALID-0001": good,
  "NOINVITER-0001": { ...good, inviter: null, explanation: "Good, without an inviter" },
  "ONECOUNTRY-0001": { ...good, countries: ["SE"], explanation: "Good in Sweden only" },
  "TWOCOUNTRIES-0001": { ...good, countries: ["AT", "CH"], explanation: "Good in Austria and Switzerland" },
  "SCRIPT-0001": {
    ...good,
    inviter: "<script>alert(1)</script> Ada",
    explanation: "Good; the inviter's name holds markup that must stay text",
  },
  "NULLS-0001": {
    errors: null,
    errorDetails: null,
    inviter: null,
    countries: null,
    explanation: "Good; every nullable field of the answer is null",
  },
  "INVALID-0001": refusedByDetails("Invitation is invalid", "REGISTRATION_CODE_INVALID"),
  "INVITER-0001": refusedByDetails("Invitation is invalid: its inviter is not valid", "INVITER_INVALID"),
  "EXPIRED-0001": refusedByErrors("Invitation has expired", "REGISTRATION_CODE_EXPIRED"),
  "NOBALANCE-0001": {
    ...refusedByDetails("The inviter has no invitations left", "REGISTRATION_CODE_NO_BALANCE_LEFT"),
    inviter,
  },
  "PENDING-0001": {
    ...refusedByDetails(
      "The inviter's last invitations are held for pending registrations",
      "REGISTRATION_CODE_BALANCE_LESS_THAN_PENDING_REGISTRATIONS",
    ),
    inviter,
  },
  "CUSTOM-0001": refusedByDetails("Link is invalid: its customization is missing", "CUSTOMIZATION_MISSING"),
  "NOSTAMP-0001": {
    ...good,
    linkOnly: true,
    explanation: "Good in a generated link only; typed by hand, it is invalid",
  },
  "BADSTAMP-0001": refusedByErrors("Link is invalid: its signed time is wrong", "VALIDITY_TIMESTAMP_INVALID"),
  "REFERER-0001": refusedByDetails("Denied: forbidden referrer", "REFERER_INVALID"),
  "SEVERAL-0001": {
    errors: ["VALIDITY_TIMESTAMP_INVALID", "REGISTRATION_CODE_EXPIRED"],
    errorDetails: ["REGISTRATION_CODE_INVALID", "REGISTRATION_CODE_NO_BALANCE_LEFT"],
    inviter,
    countries: [],
    explanation: "Several errors at once: the most important one (no balance) is shown",
  },
  "UNKNOWN-0001": refusedByDetails("An error that the site does not know yet", "SOMETHING_NEW"),
}
