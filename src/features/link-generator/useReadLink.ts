import { useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { siteOrigin } from "../../services/settings/build"
import { useTextForm } from "../../shared/forms/text/useTextForm"
import { checkLink } from "./askBackend"
import { readLink, type LinkContents, type LinkReadProblem } from "./model/link"
import type { ValidityOutcome } from "./api/checkRegistrationLink"

/** What is known of a link that was read. */
export interface ReadResult {
  contents: LinkContents
  outcome?: ValidityOutcome
}

const hosts = (recent: readonly string[]): string[] => [
  location.host,
  ...[siteOrigin, ...recent].map((url) => new URL(url).host),
]

/**
 * The form that reads a link back, and what the backend says of the link.
 * @returns result: undefined before a link is read, and once the text has changed
 */
export function useReadLink(recent: readonly string[]) {
  const [result, setResult] = useState<ReadResult>()
  const latest = useRef("")
  const { t } = useTranslation("links")
  const { form, field } = useTextForm<LinkReadProblem>(
    { id: "link-existing", name: "link" },
    {
      problemOf: (text) => readLink(text, hosts(recent)).problem,
      messageOf: (key) => t(key),
      onSubmit: send,
      // The result shown, or on its way, belongs to the text before the change.
      onChange: ({ text }) => {
        latest.current = text
        setResult(undefined)
      },
    },
  )

  async function send(pasted: string): Promise<void> {
    const { contents } = readLink(pasted, hosts(recent))
    // Unreachable, since the schema rejects a text without a link; needed for the type.
    if (!contents) return
    setResult({ contents })
    const outcome = await checkLink(contents)
    if (latest.current === pasted) setResult({ contents, outcome })
  }

  return { form, field, result }
}
