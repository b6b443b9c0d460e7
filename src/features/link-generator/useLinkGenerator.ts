import { useEffect, useState } from "react"
import { extractRegistrationCode } from "../../lib/registrationCode"
import { track } from "../../services/analytics/track"
import type { ApiFailure } from "../../services/api/failure"
import { readSession, writeSession } from "../../services/storage/storage"
import { useFormikForm } from "../../shared/forms/useFormikForm"
import { signCode } from "./askBackend"
import { composeLinks, type GeneratedLinks } from "./model/link"
import { linkSchema, type LinkErrors } from "./model/schema"
import { draftOfLink, readLinkValues, startValues, type LinkValues } from "./model/values"
import { recentLinks, saveLinks } from "./recentLinks"

const saveDraft = (values: LinkValues) => writeSession("registrationLinkDraft", draftOfLink(values))

/** What the form held last, before a reload, the login or another page. */
function restore(): LinkValues | undefined {
  const draft = readSession("registrationLinkDraft")
  return draft === null ? undefined : readLinkValues(new URLSearchParams(draft))
}

/** The link generator's form, its result and the links generated in this tab. */
export function useLinkGenerator() {
  const [problem, setProblem] = useState<ApiFailure | "unknown">()
  const [generated, setGenerated] = useState<GeneratedLinks>()
  const [recent, setRecent] = useState<readonly string[]>([])
  const form = useFormikForm<LinkValues, LinkErrors>({
    initialValues: startValues,
    validationSchema: linkSchema,
    onSubmit: generate,
    readValues: readLinkValues,
    restore,
    onChange: saveDraft,
  })
  useEffect(() => setRecent(recentLinks()), [])

  async function generate(values: LinkValues): Promise<void> {
    setProblem(undefined)
    const code = extractRegistrationCode(values.code)
    const outcome = await signCode(code)
    switch (outcome.kind) {
      case "generated": {
        const { validUntil } = outcome
        const links = composeLinks(outcome.link, values)
        track("link_generated", { language: values.languages[0] || "any" })
        setGenerated({ code, validUntil, links })
        return setRecent(saveLinks(links.map(({ link }) => link)))
      }
      case "rejected":
        return form.showRejection({ code: outcome.reason }, values)
      case "unanswered":
        return setProblem(outcome.failure)
      case "unknown":
        return setProblem("unknown")
    }
  }

  return { form, problem, generated, recent }
}
