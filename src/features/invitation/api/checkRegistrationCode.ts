import type { CheckRegistrationCodeQuery, CheckRegistrationCodeQueryVariables } from "../../../api/generated"
import { defineQuery } from "../../../api/operation"
import text from "./checkRegistrationCode.graphql?raw"

/** Asks whether a registration code is good, who invites and which countries it allows (specification section 7). */
export const checkRegistrationCode = defineQuery<CheckRegistrationCodeQuery, CheckRegistrationCodeQueryVariables>(text)
