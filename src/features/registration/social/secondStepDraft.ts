import { readSession, removeSession, writeSession } from "../../../services/storage/storage"
import { readSecondStep, type SecondStepValues } from "./model/secondStep"

/** Stores the visitor's choices, so that they survive a reload of this tab. */
export function saveSecondStep({ preferences, country, terms, newsletter }: SecondStepValues): void {
  const query = new URLSearchParams({ country })
  for (const preference of preferences) query.append("preferences", preference)
  if (terms) query.set("terms", "on")
  if (newsletter) query.set("newsletter", "on")
  writeSession("socialSecondStep", query.toString())
}

/** The choices stored last, before a reload or another page; empty if nothing usable was stored. */
export function loadSecondStep(): SecondStepValues {
  return readSecondStep(new URLSearchParams(readSession("socialSecondStep") ?? ""))
}

/** Removes the stored choices once they are no longer needed. */
export const clearSecondStep = (): void => removeSession("socialSecondStep")
