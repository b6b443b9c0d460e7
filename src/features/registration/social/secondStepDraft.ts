import { isRecord } from "../../../lib/isRecord"
import { parseJson } from "../../../lib/parseJson"
import { isDraftExpired } from "../../../services/state/storedRegistration"
import { readSession, removeSession, writeSession } from "../../../services/storage/storage"
import { valuesWith } from "../../../shared/forms/fieldTable"
import { secondStepFields, type SecondStepValues } from "./model/secondStep"

/** Stores an account's choices, so that they survive a reload of this tab. */
export function saveSecondStep(account: string, values: SecondStepValues): void {
  writeSession("socialSecondStep", JSON.stringify({ account, savedAt: Date.now(), ...values }))
}

/** The choices that an account stored last, at most half an hour ago; none if nothing usable was stored. */
export function loadSecondStep(account: string): SecondStepValues {
  const stored = parseJson(readSession("socialSecondStep"))
  const own = isRecord(stored) && stored["account"] === account && isRecent(stored["savedAt"])
  return valuesWith<SecondStepValues>(secondStepFields, (name) => {
    const { kind } = secondStepFields[name]
    return own ? kind.read(stored[name]) : kind.empty
  })
}

const isRecent = (savedAt: unknown) => typeof savedAt === "number" && !isDraftExpired(savedAt)

/** Removes the stored choices once they are no longer needed. */
export const clearSecondStep = (): void => removeSession("socialSecondStep")
