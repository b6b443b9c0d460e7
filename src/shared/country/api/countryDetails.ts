import type { CountryDetailsQuery, CountryDetailsQueryVariables } from "../../../services/api/generated"
import { defineQuery, type Shape } from "../../../services/api/operation"
import text from "./countryDetails.graphql?raw"

/** Asks for the country that the backend derives from the visitor's IP address (specification section 7). */
export const countryDetails = defineQuery<CountryDetailsQuery, CountryDetailsQueryVariables>(text)

/** Shape of the answer, for `executeWithoutClient`; a test compares it with the `answerShapes` of generated.ts. */
export const countryAnswerShape: Shape = { countryDetails: [{ country: "string" }, null] }
