import type { IdempotencyKey } from "../../../lib/idempotencyKey"
import { sha256Hex } from "../../../lib/sha256"
import { isDraftExpired } from "../../../services/state/storedRegistration"
import { readSession, removeSession, writeSession } from "../../../services/storage/storage"

/**
 * The idempotency key with which to send content. If this tab sent the same content before a reload and got no answer,
 * the id of that attempt is used again, for as long as a draft is kept; otherwise the given key is stored and returned.
 * Only a hash of the content is stored, since the content may hold tokens. A browser without crypto stores nothing. The
 * promise never rejects.
 */
export async function resumeAttempt(fresh: IdempotencyKey): Promise<IdempotencyKey> {
  const hash = await sha256Hex(fresh.fingerprint)
  if (hash === undefined) return fresh
  const [, id, sentAt] =
    new RegExp(`^${hash} ([\\da-f-]{36}) (\\d+)$`).exec(readSession("unansweredAttempt") ?? "") ?? []
  if (id !== undefined && !isDraftExpired(Number(sentAt))) return { ...fresh, id }
  writeSession("unansweredAttempt", `${hash} ${fresh.id} ${Date.now()}`)
  return fresh
}

/** Call once an answer has come: the same content sent after that is a new attempt. */
export const forgetAttempt = (): void => removeSession("unansweredAttempt")
