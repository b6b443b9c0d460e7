import { attempt } from "../../../lib/attempt"
import type { CodeWithValidity } from "../../../lib/registrationCode"
import { fit } from "../../../services/api/shape"
import { readSession, removeSession, writeSession } from "../../../services/storage/storage"
import { isSameCode, storedCode } from "./storedCode"

/** The invitation that this tab registers with, whatever other tabs do (docs/decisions/tab-invitation.md). */
interface TabInvitation {
  code: string
  /** Empty if there is none. */
  validityTimestamp: string
  /** The code of the URL in whose place the visitor has entered this one; empty if there is none. */
  replaced: string
  /** The answer with which the backend has accepted the code (`restoredOutcome`); null before that. */
  answer?: unknown
}

const shape = {
  code: "string",
  validityTimestamp: "string",
  replaced: "string",
} as const

const readStored = (): TabInvitation | undefined =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of the type that the shape describes
  attempt(() => fit(JSON.parse(readSession("invitation") ?? ""), shape) as TabInvitation)

/** Read once: Back may restore this document after the tab has opened another invitation. */
let own = readStored()

/** The invitation of this tab, if it has one. */
export const tabInvitation = (): TabInvitation | undefined => own

/** The code that this tab registers with; without one, the code that the browser remembers, empty if there is none. */
export function knownCode(): CodeWithValidity {
  return own ? { code: own.code, validityTimestamp: own.validityTimestamp || undefined } : storedCode()
}

const isOwn = (candidate: CodeWithValidity): boolean => own !== undefined && isSameCode(knownCode(), candidate)

/** Makes a code the one that this tab registers with. What is known about it stays. */
export function setTabInvitation(
  candidate: CodeWithValidity,
  learned: Partial<Pick<TabInvitation, "replaced" | "answer">> = {},
): void {
  const { code, validityTimestamp = "" } = candidate
  const known = isOwn(candidate) ? own : undefined
  own = { replaced: "", answer: null, ...known, code, validityTimestamp, ...learned }
  storeTabInvitation()
}

/** Stores the invitation of this document, for the next one of this tab: a reload, or the return from a provider. */
export function storeTabInvitation(): void {
  if (own) writeSession("invitation", JSON.stringify(own))
}

/** Takes a code away from this tab; another one stays. */
export function dropTabInvitation(candidate: CodeWithValidity): void {
  if (!isOwn(candidate)) return
  own = undefined
  removeSession("invitation")
}
