import { readSession, removeSession, writeSession } from "../../../../services/storage/storage"
import { readSecondStep, type SecondStepValues } from "./secondStep"

/** Keeps what the visitor has chosen for a reload of this tab. */
export function keepSecondStep({ preferences, country, terms, newsletter }: SecondStepValues): void {
  const query = new URLSearchParams({ country })
  for (const preference of preferences) query.append("preferences", preference)
  if (terms) query.set("terms", "on")
  if (newsletter) query.set("newsletter", "on")
  writeSession("socialSecondStep", query.toString())
}

/** What the visitor had chosen before a reload; nothing where nothing was kept, or nothing of use. */
export function keptSecondStep(): SecondStepValues {
  return readSecondStep(new URLSearchParams(readSession("socialSecondStep") ?? ""))
}

/** Forgets it: the account is made. */
export const dropSecondStep = (): void => removeSession("socialSecondStep")
