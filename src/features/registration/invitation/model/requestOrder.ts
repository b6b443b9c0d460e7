/**
 * Events that affect the invitation: a code comes from the URL or an earlier visit, the visitor enters or gives up a
 * code, has it checked again after a failure, or the backend rejects it later on.
 */
export type InvitationTrigger = "link" | "stored" | "entered" | "retried" | "discarded" | "rejected"

/**
 * Decides which answer about a code counts: only that to the latest request. The automatic check of a stored or linked
 * code runs only if it is the first, so that it never supersedes what the visitor does.
 */
export function createRequestOrder() {
  let latest = 0
  /** @returns a function that says whether the request is still the latest; undefined if it must not run any more */
  return (trigger: InvitationTrigger): (() => boolean) | undefined => {
    const isAutomatic = trigger === "link" || trigger === "stored"
    if (isAutomatic && latest > 0) return undefined
    const order = ++latest
    return () => order === latest
  }
}
