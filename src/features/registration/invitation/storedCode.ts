import { parseInvitationCode } from "../../../lib/invitationCode"
import { readLocal, removeLocal, writeLocal } from "../../../services/storage/storage"

/** A registration code, with the signed validity of its link if it came with one. */
export interface KnownCode {
  code: string
  stamp: string | undefined
}

/** The cleaned code stored in this browser; empty if there is none. */
export function knownCode(): KnownCode {
  return { code: parseInvitationCode(readLocal("rc") ?? ""), stamp: readLocal("rcValidityTimestamp") || undefined }
}

/** Stores a code for this visit and later ones. */
export function keepCode({ code, stamp }: KnownCode): void {
  writeLocal("rc", code)
  if (stamp) writeLocal("rcValidityTimestamp", stamp)
  else removeLocal("rcValidityTimestamp")
}

/** Removes the stored code. */
export function forgetCode(): void {
  removeLocal("rc")
  removeLocal("rcValidityTimestamp")
}
