import { postQuery } from "../../../services/api/postQuery"
import type { CountryDetailsQuery, CountryDetailsQueryVariables } from "../../../services/api/generated"
import { defineQuery } from "../../../services/api/operation"
import type { Shape } from "../../../services/api/shape"
import text from "./countryDetails.graphql?raw"

const operation = defineQuery<CountryDetailsQuery, CountryDetailsQueryVariables>(text)

/** Shape of the answer, for `postQuery`; a test compares it with the `answerShapes` of generated.ts. */
export const countryAnswerShape: Shape = { countryDetails: [{ country: "string" }, null] }

/**
 * Asks for the country that the backend derives from the visitor's IP address (specification section 7); undefined if
 * there is no answer.
 */
export async function lookUpCountry(): Promise<string | undefined> {
  const answer = await postQuery(operation, {}, countryAnswerShape)
  return answer.ok ? answer.data.countryDetails?.country : undefined
}
