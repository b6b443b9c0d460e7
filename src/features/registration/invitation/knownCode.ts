import { parseInvitationCode } from "../../../lib/invitationCode"
import { readLocal, removeLocal, writeLocal } from "../../../lib/storage"

/** Local storage keys of the code (specification section 3) and of the signed validity that came with it. */
const codeKey = "rc"
const stampKey = "rcValidityTimestamp"

/** A registration code with the signed validity of its link, where it came with one. */
export interface KnownCode {
  code: string
  stamp: string | undefined
}

/** The code that this browser keeps, cleaned; empty where there is none. */
export function knownCode(): KnownCode {
  return { code: parseInvitationCode(readLocal(codeKey) ?? ""), stamp: readLocal(stampKey) || undefined }
}

/** Keeps a code for this visit and later ones. */
export function keepCode({ code, stamp }: KnownCode): void {
  writeLocal(codeKey, code)
  if (stamp) writeLocal(stampKey, stamp)
  else removeLocal(stampKey)
}

/** Forgets the code that this browser keeps. */
export function forgetCode(): void {
  removeLocal(codeKey)
  removeLocal(stampKey)
}
