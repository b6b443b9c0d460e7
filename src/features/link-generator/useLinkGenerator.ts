import { useEffect, useState } from "react"
import { track } from "../../services/analytics/track"
import type { ApiFailure } from "../../services/api/failure"
import { useFormikForm } from "../../shared/forms/useFormikForm"
import { extractRegistrationCode } from "../../lib/registrationCode"
import { readSession, writeSession } from "../../services/storage/storage"
import { signCode } from "./askBackend"
import { composeLink } from "./model/link"
import { linkSchema, type LinkErrors } from "./model/schema"
import { recentLinks, saveLink, type RecentLink } from "./recentLinks"
import { draftOfLink, noValues, readLinkValues, usedParameters, type LinkValues } from "./model/values"

const saveLinkDraft = (values: LinkValues) => writeSession("registrationLinkDraft", draftOfLink(values))

/** What the form held last, before a reload or another page. */
function restore(): LinkValues | undefined {
  const draft = readSession("registrationLinkDraft")
  return draft === null ? undefined : readLinkValues(new URLSearchParams(draft))
}

/** The link generator's form, its result and the links generated in this tab. */
export function useLinkGenerator() {
  const [problem, setProblem] = useState<ApiFailure | "unknown">()
  const [generated, setGenerated] = useState<RecentLink>()
  const [recent, setRecent] = useState<readonly RecentLink[]>([])
  const form = useFormikForm<LinkValues, LinkErrors>({
    initialValues: noValues,
    validationSchema: linkSchema,
    onSubmit: generate,
    readValues: readLinkValues,
    restore,
    onChange: saveLinkDraft,
  })
  useEffect(() => setRecent(recentLinks()), [])

  async function generate(values: LinkValues): Promise<void> {
    setProblem(undefined)
    const { language, page } = values
    const code = extractRegistrationCode(values.code)
    const outcome = await signCode(code, language)
    switch (outcome.kind) {
      case "generated": {
        const link = composeLink(outcome.link, { language, page, parameters: usedParameters(values.parameters) })
        const generatedLink = { link, code, language, page, validUntil: outcome.validUntil }
        track("link_generated", { language: language || "any" })
        setGenerated(generatedLink)
        return setRecent(saveLink(generatedLink))
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
