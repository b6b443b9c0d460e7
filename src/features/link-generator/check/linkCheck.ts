import { useStore } from "zustand"
import { createStore } from "zustand/vanilla"
import type { ApiFailure } from "../../../services/api/failure"
import { siteOrigin } from "../../../services/settings/build"
import { checkLink } from "../askBackend"
import { storedCampaigns } from "../campaigns"
import { linkHistory } from "../linkHistory"
import type { CheckedLink } from "../model/checkedLink"
import { detailsIn } from "../model/knownLinks"
import { linksIn, checkKeyOf } from "../model/linkList"

/** The links of a file and how far their check has come. */
export interface LinkCheck {
  /** Undefined before a file was chosen. */
  links?: readonly CheckedLink[]
  /** Why the check has stopped early. */
  failure?: ApiFailure
  busy: boolean
  /** How many files were chosen in this page load, which tells the table of one file from that of the next. */
  fileCount: number
}

// Kept in the module, not in the view: a check goes on, and its result stays, while another view is shown.
const check = createStore<LinkCheck>(() => ({ busy: false, fileCount: 0 }))

/** The check of this page load. */
export const useLinkCheck = (): LinkCheck => useStore(check)

/** Checks the links in the text of a file, with what this browser knows of them. */
export async function checkLinks(text: string): Promise<void> {
  const made = [...storedCampaigns().flatMap(({ links }) => links), ...(linkHistory() ?? [])]
  const detailsOf = detailsIn(made)
  const listed = linksIn(text, [location.host, new URL(siteOrigin).host])
  const links = listed.map((one) => (one.contents ? { ...one, details: detailsOf(one.contents, one.url) } : one))
  await checkRest(links, check.getState().fileCount + 1)
}

/** Resumes a check that has failed: links that have an answer are not asked about again. */
export function resumeCheck(): Promise<void> {
  const { links = [], fileCount } = check.getState()
  return checkRest(links, fileCount)
}

/** Asks about each code and signature without an answer, one after the other; many links share the same ones. */
async function checkRest(links: readonly CheckedLink[], fileCount: number): Promise<void> {
  const outcomes = new Map(
    links.flatMap(({ contents, outcome }) => (contents && outcome ? [[checkKeyOf(contents), outcome] as const] : [])),
  )
  const setState = (next: LinkCheck) => check.setState(next, true)
  let shown = links
  setState({ links, fileCount, busy: true })
  for (const { contents } of links) {
    if (!contents || outcomes.has(checkKeyOf(contents))) continue
    const outcome = await checkLink(contents)
    // Another file was chosen meanwhile.
    if (check.getState().links !== shown) return
    if (outcome.kind === "unanswered")
      return setState({ links: shown, fileCount, failure: outcome.failure, busy: false })
    outcomes.set(checkKeyOf(contents), outcome)
    shown = shown.map((one) => (one.contents ? { ...one, outcome: outcomes.get(checkKeyOf(one.contents)) } : one))
    setState({ links: shown, fileCount, busy: true })
  }
  setState({ links: shown, fileCount, busy: false })
}
