import type { LinkDetails } from "./knownLinks"
import type { ListedLink } from "./linkList"
import type { ValidityOutcome } from "./outcome"
import { isKnownPage } from "./pages"

/**
 * A link of a file, with what the backend says of it (undefined until it has answered) and what this browser knows of
 * it.
 */
export type CheckedLink =
  | (Extract<ListedLink, { problem?: never }> & {
      details: LinkDetails
      outcome?: Exclude<ValidityOutcome, { kind: "unanswered" }> | undefined
    })
  | (Extract<ListedLink, { contents?: never }> & { details?: never; outcome?: never })

/** Whether a link has its result. */
export const isDone = ({ problem, outcome }: CheckedLink): boolean => problem !== undefined || outcome !== undefined

/** Whether the backend accepts a link. */
export const isWorking = ({ outcome }: CheckedLink): boolean => outcome?.kind === "valid"

/** Whether the backend accepts a link to a landing page that the site itself does not have: a flag may add it. */
export const isDoubtful = (checked: CheckedLink): boolean =>
  checked.contents !== undefined && isWorking(checked) && !isKnownPage(checked.contents.page)

/** Whether somebody has to look at a link: it does not work, or may lead to an error page. */
export const needsAttention = (checked: CheckedLink): boolean =>
  isDone(checked) && (!isWorking(checked) || isDoubtful(checked))
