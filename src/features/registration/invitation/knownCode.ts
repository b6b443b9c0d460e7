import { parseInvitationCode } from "../../../lib/invitationCode"
import { readLocal, removeLocal, writeLocal } from "../../../services/storage/storage"

/** A registration code with the signed validity of its link, where it came with one. */
export interface KnownCode {
  code: string
  stamp: string | undefined
}

/** The code that this browser keeps, cleaned; empty where there is none. */
export function knownCode(): KnownCode {
  return { code: parseInvitationCode(readLocal("rc") ?? ""), stamp: readLocal("rcValidityTimestamp") || undefined }
}

/** Keeps a code for this visit and later ones. */
export function keepCode({ code, stamp }: KnownCode): void {
  writeLocal("rc", code)
  if (stamp) writeLocal("rcValidityTimestamp", stamp)
  else removeLocal("rcValidityTimestamp")
}

/** Forgets the code that this browser keeps. */
export function forgetCode(): void {
  removeLocal("rc")
  removeLocal("rcValidityTimestamp")
}
