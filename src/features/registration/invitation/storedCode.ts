import { extractRegistrationCode } from "../../../lib/registrationCode"
import { readLocal, removeLocal, writeLocal } from "../../../services/storage/storage"

/** A registration code, with the signed validity of its link if it came with one. */
export interface CodeWithValidity {
  code: string
  validityTimestamp: string | undefined
}

/** The cleaned code stored in this browser; empty if there is none. */
export function storedCode(): CodeWithValidity {
  return {
    code: extractRegistrationCode(readLocal("rc") ?? ""),
    validityTimestamp: readLocal("rcValidityTimestamp") || undefined,
  }
}

/** Stores a code for this visit and later ones. */
export function saveCode({ code, validityTimestamp }: CodeWithValidity): void {
  writeLocal("rc", code)
  if (validityTimestamp) writeLocal("rcValidityTimestamp", validityTimestamp)
  else removeLocal("rcValidityTimestamp")
}

/** Removes the stored code. */
export function clearCode(): void {
  removeLocal("rc")
  removeLocal("rcValidityTimestamp")
}
