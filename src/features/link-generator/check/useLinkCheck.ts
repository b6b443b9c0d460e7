import { useRef, useState } from "react"
import { execute } from "../../../services/api/execute"
import type { ApiFailure } from "../../../services/api/failure"
import { siteOrigin } from "../../../services/settings/build"
import { checkRegistrationLink } from "../api/checkRegistrationLink"
import { decodeText } from "../model/csv"
import { linksIn, signatureOf, type ListedLink } from "../model/linkList"
import { validityOutcome, type ValidityOutcome } from "../model/outcome"

/** A link of a file with what the backend says; undefined until it has answered. */
export type CheckedLink = ListedLink & { outcome?: Exclude<ValidityOutcome, { kind: "failed" }> | undefined }

/** Checks the links of a file, one signature after the other: those of one campaign share a few. */
export function useLinkCheck() {
  const [links, setLinks] = useState<readonly CheckedLink[]>()
  const [failure, setFailure] = useState<ApiFailure>()
  const [busy, setBusy] = useState(false)
  const latest = useRef<readonly ListedLink[]>([])

  async function check(listed: readonly ListedLink[]): Promise<void> {
    latest.current = listed
    setLinks(listed)
    setFailure(undefined)
    setBusy(true)
    const outcomes = new Map<string, CheckedLink["outcome"]>()
    for (const { link } of listed) {
      if (!link || outcomes.has(signatureOf(link))) continue
      const { code, validityTimestamp } = link
      const variables = { registrationCode: code, ...(validityTimestamp && { validityTimestamp }) }
      const outcome = validityOutcome(await execute(checkRegistrationLink, variables))
      if (latest.current !== listed) return
      if (outcome.kind === "failed") {
        setFailure(outcome.failure)
        break
      }
      outcomes.set(signatureOf(link), outcome)
      setLinks(listed.map((one) => (one.link ? { ...one, outcome: outcomes.get(signatureOf(one.link)) } : one)))
    }
    setBusy(false)
  }

  return {
    links,
    failure,
    busy,
    read: async (file: File) =>
      check(linksIn(decodeText(await file.arrayBuffer()), [location.host, new URL(siteOrigin).host])),
    retry: () => check(latest.current),
  }
}
