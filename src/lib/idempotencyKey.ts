import { isRecord } from "./isRecord"

/** The id of a mutation, and the content that it belongs to. */
export interface IdempotencyKey {
  /** The content in a comparable form. It contains what the visitor typed: keep it out of storage and reports. */
  readonly fingerprint: string
  /** The clientMutationId that the content is sent with. */
  readonly id: string
}

/** Fields that are not part of the content: the id itself, and when a consent text was shown. */
const notContent = new Set(["clientMutationId", "shownAt"])

function fingerprintOf(input: object): string {
  return JSON.stringify(input, (key, value: unknown) => {
    if (notContent.has(key)) return undefined
    return isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value
  })
}

/**
 * The idempotency key for a mutation's input (plain JSON values). The id belongs to the content (product decisions,
 * section 5): the same values keep the previous id, so that the backend repeats its first answer; others get a new one.
 */
export function idempotencyKeyFor(
  previous: IdempotencyKey | undefined,
  input: object,
  newId: () => string,
): IdempotencyKey {
  const fingerprint = fingerprintOf(input)
  return previous?.fingerprint === fingerprint ? previous : { fingerprint, id: newId() }
}
