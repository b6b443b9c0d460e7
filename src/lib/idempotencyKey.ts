export interface IdempotencyKey {
  /** The content in a form that can be compared. It holds what was typed: keep it out of storage and reports. */
  readonly fingerprint: string
  /** The clientMutationId under which the content is sent. */
  readonly id: string
}

/** Fields of an input that are not content: the id itself, and when a consent text came into view. */
const notContent = new Set(["clientMutationId", "shownAt"])

function fingerprintOf(input: object): string {
  return JSON.stringify(input, (key, value: unknown) => {
    if (notContent.has(key)) return undefined
    return isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value
  })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/**
 * The attempt for a mutation's input (plain JSON values). The id belongs to the content (product decisions, section 5):
 * the previous one for a repeat of the same values, so that the backend repeats its first answer, a new one after a change.
 */
export function idempotencyKeyFor(
  previous: IdempotencyKey | undefined,
  input: object,
  newId: () => string,
): IdempotencyKey {
  const fingerprint = fingerprintOf(input)
  return previous?.fingerprint === fingerprint ? previous : { fingerprint, id: newId() }
}
