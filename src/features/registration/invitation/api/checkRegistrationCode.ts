import type {
  CheckRegistrationCodeQuery,
  CheckRegistrationCodeQueryVariables,
} from "../../../../services/api/generated"
import { defineQuery, type Shape } from "../../../../services/api/operation"
import text from "./checkRegistrationCode.graphql?raw"

/** Asks whether a registration code is good, who invites and which countries it allows (specification section 7). */
export const checkRegistrationCode = defineQuery<CheckRegistrationCodeQuery, CheckRegistrationCodeQueryVariables>(text)

const maybeText = ["string", null] as const
const errorDetail = { error: maybeText }
const countryOption = { isoCode: "string", termsPkString: maybeText, dataPolicyPkString: maybeText } as const

/**
 * What its answer is made of. Written down here, since the entry module asks and the list of all answers is too much for
 * it; a test compares the two.
 */
export const codeAnswer: Shape = {
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
