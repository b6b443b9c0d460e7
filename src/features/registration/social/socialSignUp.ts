import { randomUuid } from "../../../lib/uuid"
import { basePath } from "../../../lib/basePath"
import type { Language } from "../../../lib/languages"
import { whenSettings } from "../../../services/settings/settingsStore"
import { readSession, writeSession } from "../../../services/storage/storage"
import { routerPathOf } from "../../../router/hrefs"
import { registrationStore } from "../../../services/state/registrationStore"
import { storeTabInvitation } from "../invitation/tabInvitation"

/** The providers with which a visitor can sign up. */
export type SocialProvider = "google" | "apple" | "facebook"

interface SignUpRequest {
  /** Base URL of social sign-ups; absolute or root-relative. */
  socialLoginUrl: string
  origin: string
  state: string
  language: Language
  registrationCode: string
  validityTimestamp: string | undefined
}

/**
 * The URL that starts a social sign-up (product decisions, section 4):
 * `{socialLoginUrl}/{provider}?state&redirect_uri&rc&validityTimestamp&lang`.
 */
export function socialSignUpUrl(provider: SocialProvider, request: SignUpRequest): string {
  const { origin, state, language, registrationCode, validityTimestamp } = request
  const query = new URLSearchParams({
    state,
    redirect_uri: origin + basePath + routerPathOf("registration-social-registration-second-step", language),
    rc: registrationCode,
    ...(validityTimestamp && { validityTimestamp }),
    lang: language,
  })
  return `${request.socialLoginUrl.replace(/\/+$/, "")}/${provider}?${query}`
}

/**
 * Redirects to a provider with the checked code of this visit; a random value stored in this tab identifies the return.
 */
export async function startSocialSignUp(provider: SocialProvider, language: Language): Promise<void> {
  const { socialLoginUrl } = await whenSettings()
  const { registrationCode, validityTimestamp } = registrationStore.getState()
  const state = randomUuid()
  writeSession("socialSignUpState", state)
  writeSession("socialSignUpProvider", provider)
  // Again: Back may have restored this document after the tab has opened another invitation.
  storeTabInvitation()
  const { origin } = location
  const request = { socialLoginUrl, origin, state, language, registrationCode, validityTimestamp }
  location.assign(socialSignUpUrl(provider, request))
}

/** The providers' own names. */
export const providerNames: Readonly<Record<SocialProvider, string>> = {
  google: "Google",
  apple: "Apple",
  facebook: "Facebook",
}

/** The name of the provider to which this tab last redirected the visitor; undefined if it is not known. */
export function chosenProviderName(): string | undefined {
  const stored = readSession("socialSignUpProvider")
  return Object.entries(providerNames).find(([provider]) => provider === stored)?.[1]
}

/** Whether this tab has redirected its visitor to a provider. */
export const wasSentToProvider = (): boolean => readSession("socialSignUpState") !== null

/**
 * Compares the `state` returned by a provider with the one that this tab sent.
 * @param search query of the URL, with or without its question mark
 * @returns `lost` if this tab knows of no sign-up (another tab, another browser, no storage access), which is no
 * attack: the visitor starts again. `mismatch` if the two differ: the return is rejected.
 */
export function checkReturn(search: string): "match" | "mismatch" | "lost" {
  const sent = readSession("socialSignUpState")
  if (sent === null) return "lost"
  return new URLSearchParams(search).get("state") === sent ? "match" : "mismatch"
}
