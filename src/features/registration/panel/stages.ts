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
 * for every visitor, and for a visitor who has a code. If the code has been rejected meanwhile, the document flag still
 * says that the prerendered stages are visible. Never rejects: the panel says if they cannot be loaded.
 */
export async function preloadStages(language: Language): Promise<void> {
  if (import.meta.env.SSR || "invited" in documentFlags() || isInvited(invitationStore.getState()))
    await stages.load(language).then(preloadSending, () => undefined)
}

/** Requests the code that sends the form while the page is being hydrated: the line is idle then. */
async function preloadSending(): Promise<void> {
  if (!import.meta.env.SSR) (await import("./RegistrationStages")).preloadClient()
}
