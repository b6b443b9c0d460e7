import { sha256Hex } from "../../lib/sha256"
import { track, trackOnNextPage } from "./track"

interface FinishedRegistration {
  flow: string
  email: string
  registrationId: string | undefined
  /** Whether the next page sends the event: this one is being left, or has no analytics. */
  onNextPage: boolean
}

/**
 * Tracks a completed registration. E-mail address and id are sent as the SHA-256 of the trimmed lower-case text, or
 * left out if the browser has no crypto (specification section 9, product decisions, section 6). Never rejects.
 */
export async function trackRegistrationFinished({
  flow,
  email,
  registrationId,
  onNextPage,
}: FinishedRegistration): Promise<void> {
  const [emailHash, googleHash, idHash] = await Promise.all([
    hashOf(email),
    hashOf(withoutGmailDots(email)),
    registrationId && hashOf(registrationId),
  ])
  const trackEvent = onNextPage ? trackOnNextPage : track
  trackEvent("registration_finished", {
    flow,
    ...(emailHash && { email_sha256: emailHash }),
    ...(googleHash && { email_sha256_google: googleHash }),
    ...(idHash && { registration_id_sha256: idHash }),
  })
}

/** Gmail ignores dots before the @, and enhanced conversions compare addresses without them. */
function withoutGmailDots(email: string): string {
  const [, name, domain] = /^(.*)(@(?:gmail|googlemail)\.com)$/i.exec(email.trim()) ?? []
  return name && domain ? name.replaceAll(".", "") + domain : email
}

const hashOf = (text: string): Promise<string | undefined> => sha256Hex(text.trim().toLowerCase())
