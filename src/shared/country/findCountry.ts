import { attempt } from "../../lib/attempt"
import { registrationStore } from "../../services/state/registrationStore"
import { writeSession } from "../../services/storage/storage"
import { lookUpCountry } from "./api/countryDetails"
import { guessCountry } from "./model/guessCountry"

/**
 * Determines the visitor's likely country (specification section 8, "Country lookup failure") and stores it.
 * Never rejects: without any hint the country is DE.
 */
export async function findCountry(): Promise<void> {
  const backend = await lookUpCountry()
  const country = guessCountry({
    backend,
    hostname: location.hostname,
    timeZone,
  })
  if (country === backend) writeSession("lookedUpCountry", country)
  registrationStore.setState({ country, countryLookupEnded: true })
}

/**
 * The browser's time zone, if it knows one. Reading it takes 60 ms on a slow phone and is rarely needed.
 */
const timeZone = (): string | undefined => attempt(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
