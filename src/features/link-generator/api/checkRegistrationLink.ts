import type { CheckRegistrationLinkQuery, CheckRegistrationLinkQueryVariables } from "../../../services/api/generated"
import { defineQuery } from "../../../services/api/operation"
import text from "./checkRegistrationLink.graphql?raw"

/** Asks whether a link's code and signed validity are good; who invites and where does not matter here. */
export const checkRegistrationLink = defineQuery<CheckRegistrationLinkQuery, CheckRegistrationLinkQueryVariables>(text)
