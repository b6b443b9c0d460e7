import type { CountryDetailsQuery, CountryDetailsQueryVariables } from "../../../services/api/generated"
import { defineQuery } from "../../../services/api/operation"
import text from "./countryDetails.graphql?raw"

/** Asks in which country the backend sees the visitor, by network address (specification section 7). */
export const countryDetails = defineQuery<CountryDetailsQuery, CountryDetailsQueryVariables>(text)
