import type { CountryDetailsQuery, CountryDetailsQueryVariables } from "../../../services/api/generated"
import { defineQuery } from "../../../services/api/operation"
import text from "./countryDetails.graphql?raw"

/** Asks for the country that the backend derives from the visitor's IP address (specification section 7). */
export const countryDetails = defineQuery<CountryDetailsQuery, CountryDetailsQueryVariables>(text)
