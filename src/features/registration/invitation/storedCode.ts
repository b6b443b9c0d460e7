import { cleanValue } from "../../../lib/address"
import { extractRegistrationCode, type CodeWithValidity } from "../../../lib/registrationCode"
import { readLocal, removeLocal, writeLocal } from "../../../services/storage/storage"

/** Whether two invitations are the same: a code can be good with one validity and expired with another. */
export const isSameCode = (one: CodeWithValidity, other: CodeWithValidity): boolean =>
  one.code === other.code && one.validityTimestamp === other.validityTimestamp

/**
 * The code that this browser remembers, for a visit that has none; empty if there is none. The head script stores it as it
 * has arrived in a URL.
 */
export function storedCode(): CodeWithValidity {
  return {
    code: extractRegistrationCode(cleanValue(readLocal("rc") ?? "")),
    validityTimestamp: cleanValue(readLocal("rcValidityTimestamp") ?? "") || undefined,
  }
}

/** Remembers a code for later visits. */
export function saveCode({ code, validityTimestamp }: CodeWithValidity): void {
  writeLocal("rc", code)
  if (validityTimestamp) writeLocal("rcValidityTimestamp", validityTimestamp)
  else removeLocal("rcValidityTimestamp")
}

/** Remembers a code that has not been accepted (yet), unless another one is remembered, which may be better. */
export function saveCodeIfNone(candidate: CodeWithValidity): void {
  if (storedCode().code === "") saveCode(candidate)
}

/** Forgets a code that is of no use; another one that is remembered stays. */
export function clearCode(candidate: CodeWithValidity): void {
  if (!isSameCode(storedCode(), candidate)) return
  removeLocal("rc")
  removeLocal("rcValidityTimestamp")
}
