import type { CountryDetailsQuery, CountryDetailsQueryVariables } from "../../api/generated"
import { defineQuery } from "../../api/operation"
import text from "./countryDetails.graphql?raw"

/** Asks in which country the backend sees the visitor, by network address (specification section 7). */
export const countryDetails = defineQuery<CountryDetailsQuery, CountryDetailsQueryVariables>(text)
