import { loadablePart } from "../../../shared/feedback/useLoadedPart"

/** What follows an accepted code, in a chunk of its own. */
export const stages = loadablePart(
  async () => (await import("./RegistrationStages")).RegistrationStages,
  "registration",
)
