import type { CheckRegistrationLinkQuery, CheckRegistrationLinkQueryVariables } from "../../../api/generated"
import { defineQuery } from "../../../api/operation"
import text from "./checkRegistrationLink.graphql?raw"

/** Asks whether a link's code and signed validity are good; who invites and where does not matter here. */
export const checkRegistrationLink = defineQuery<CheckRegistrationLinkQuery, CheckRegistrationLinkQueryVariables>(text)
