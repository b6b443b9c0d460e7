import type { CheckRegistrationLinkQuery, CheckRegistrationLinkQueryVariables } from "../../../services/api/generated"
import { defineQuery } from "../../../services/api/operation"
import text from "./checkRegistrationLink.graphql?raw"

/** Asks whether a link's code and signed validity are valid; does not query the inviter and the countries. */
export const checkRegistrationLink = defineQuery<CheckRegistrationLinkQuery, CheckRegistrationLinkQueryVariables>(text)
