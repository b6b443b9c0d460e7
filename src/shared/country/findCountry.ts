import { executeEarly } from "../../services/api/executeEarly"
import { registrationStore } from "../../services/state/registrationStore"
import { countryAnswer, countryDetails } from "./api/countryDetails"
import { guessCountry } from "./model/guessCountry"

/**
 * Determines the visitor's likely country (specification section 8, "Country lookup failure") and stores it.
 * Never rejects: without any hint it is DE.
 */
export async function findCountry(): Promise<void> {
  const answer = await executeEarly(countryDetails, {}, countryAnswer)
  const country = guessCountry({
    backend: answer.ok ? answer.data.countryDetails?.country : undefined,
    hostname: location.hostname,
    // Reading it takes 60 ms on a slow phone.
    timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
  registrationStore.setState({ country, countryGuessed: true })
}
