import { send } from "../../services/api/client"
import { useRegistrationState } from "../../services/state/registrationState"
import { countryDetails } from "./api/countryDetails"
import { guessCountry } from "./model/guessCountry"

/**
 * Finds out in which country the visitor probably is (specification section 8, "Country lookup failure") and keeps it as
 * the assumed country. Never rejects: without any hint it is DE.
 */
export async function findCountry(): Promise<void> {
  const answer = await send(countryDetails, {})
  const country = guessCountry({
    backend: answer.ok ? answer.data.countryDetails?.country : undefined,
    hostname: location.hostname,
    // To ask it costs a slow phone 60 ms.
    timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
  useRegistrationState.setState({ country, countryGuessed: true })
}
