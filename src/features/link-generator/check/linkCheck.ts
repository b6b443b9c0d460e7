import type { ApiFailure } from "../../../services/api/failure"
import { siteOrigin } from "../../../services/settings/build"
import { checkLink } from "../askBackend"
import { storedCampaigns } from "../campaigns"
import { linkHistory } from "../linkHistory"
import type { CheckedLink } from "../model/checkedLink"
import { detailsIn } from "../model/knownLinks"
import { linksIn, checkKeyOf } from "../model/linkList"

/** The links of a file and how far their check has come. */
interface LinkCheck {
  /** Undefined before a file was chosen. */
  links?: readonly CheckedLink[]
  /** Why the check has stopped before its end. */
  failure?: ApiFailure
  busy: boolean
  /** Counts the files. */
  file: number
}

// Kept in the module, not in the view: a check goes on, and its result stays, while another view is shown.
let state: LinkCheck = { busy: false, file: 0 }
const listeners = new Set<() => void>()

function setState(next: LinkCheck): void {
  state = next
  for (const listener of listeners) listener()
}

/** The check of this page load. */
export const currentCheck = (): LinkCheck => state

/**
 * Calls a function whenever the check makes progress.
 * @returns a function that ends this
 */
export function subscribeCheck(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Checks the links in the text of a file, with what this browser knows of them. */
export async function checkLinks(text: string): Promise<void> {
  const made = [...storedCampaigns().flatMap(({ links }) => links), ...(linkHistory() ?? [])]
  const detailsOf = detailsIn(made)
  const listed = linksIn(text, [location.host, new URL(siteOrigin).host])
  const links = listed.map((one) => (one.link ? { ...one, details: detailsOf(one.link, one.url) } : one))
  await checkRest(links, state.file + 1)
}

/** Resumes a check that has failed: links that have an answer are not asked about again. */
export const resumeCheck = (): Promise<void> => checkRest(state.links ?? [], state.file)

/** Asks about each code and signature without an answer, one after the other: the links of a campaign share a few. */
async function checkRest(links: readonly CheckedLink[], file: number): Promise<void> {
  const outcomes = new Map(
    links.flatMap(({ link, outcome }) => (link && outcome ? [[checkKeyOf(link), outcome] as const] : [])),
  )
  let shown = links
  setState({ links, file, busy: true })
  for (const { link } of links) {
    if (!link || outcomes.has(checkKeyOf(link))) continue
    const outcome = await checkLink(link)
    // Another file was chosen meanwhile.
    if (state.links !== shown) return
    if (outcome.kind === "failed") return setState({ links: shown, file, failure: outcome.failure, busy: false })
    outcomes.set(checkKeyOf(link), outcome)
    shown = shown.map((one) => (one.link ? { ...one, outcome: outcomes.get(checkKeyOf(one.link)) } : one))
    setState({ links: shown, file, busy: true })
  }
  setState({ links: shown, file, busy: false })
}
