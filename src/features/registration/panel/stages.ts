import { loadablePart } from "../../../shared/loading/useLoadedPart"
import { documentFlags } from "../../../lib/documentFlags"
import type { Language } from "../../../lib/languages"
import { invitationStore, isInvited } from "../invitation/invitation"

/** What follows an accepted code, in a chunk of its own. */
export const stages = loadablePart(
  async () => (await import("./RegistrationStages")).RegistrationStages,
  "registration",
)

/**
 * Loads the stages in a language for a page that shows them at once: in the build, since a prerendered page holds them
 * for every visitor, and for a visitor who has a code. If the code has been rejected meanwhile, the document flag
 * `invited` still says that the prerendered stages are visible. The promise never rejects: the panel shows the failure.
 */
export async function preloadStages(language: Language): Promise<void> {
  if (import.meta.env.SSR || "invited" in documentFlags() || isInvited(invitationStore.getState()))
    await stages.load(language).then(preloadSending, () => undefined)
}

/**
 * Loads the GraphQL client, which will send the form, while the page is being hydrated: the connection is idle then.
 */
async function preloadSending(): Promise<void> {
  if (!import.meta.env.SSR) (await import("./RegistrationStages")).preloadClient()
}
