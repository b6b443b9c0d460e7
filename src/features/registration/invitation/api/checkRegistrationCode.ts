import type {
  CheckRegistrationCodeQuery,
  CheckRegistrationCodeQueryVariables,
} from "../../../../services/api/generated"
import { defineQuery, type Shape } from "../../../../services/api/operation"
import text from "./checkRegistrationCode.graphql?raw"

/** Asks whether a registration code is valid, who invites and which countries it allows (specification section 7). */
export const checkRegistrationCode = defineQuery<CheckRegistrationCodeQuery, CheckRegistrationCodeQueryVariables>(text)

const maybeText = ["string", null] as const
const errorDetail = { error: maybeText }
const countryOption = { isoCode: "string", termsPkString: maybeText, dataPolicyPkString: maybeText } as const

/**
 * Shape of the answer. Written by hand because the entry module sends this query and the list of all shapes is too
 * large for it; a test compares the two.
 */
export const codeAnswerShape: Shape = {
  registrationCodeDetails: [
    {
      errors: [[maybeText], null],
      errorDetails: [[[errorDetail, null]], null],
      invitorName: maybeText,
      countryOptions: [[[countryOption, null]], null],
    },
    null,
  ],
}
