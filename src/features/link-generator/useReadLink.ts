import { useRef, useState } from "react"
import { siteOrigin } from "../../services/settings/build"
import type { FieldErrors } from "../../shared/forms/fieldErrors"
import { textOf } from "../../shared/forms/formData"
import { useFormikForm } from "../../shared/forms/useFormikForm"
import { checkLink } from "./askBackend"
import { readLink, type LinkReadProblem } from "./model/link"
import type { ValidityOutcome } from "./model/outcome"
import { pastedLinkSchema, type PastedLink } from "./model/schema"
import type { LinkValues } from "./model/values"
import type { RecentLink } from "./recentLinks"

/** What is known of a link that was read. */
export interface ReadResult {
  outcome: Exclude<ValidityOutcome, { kind: "unanswered" }>
  /** Whether the link has a signed validity. */
  signed: boolean
  /** Known only for links generated in this tab: the backend does not return it for others. */
  validUntil: string | undefined
}

const readValues = (data: FormData): PastedLink => {
  return { link: textOf(data.get("link")) }
}

/** Hosts of this site: the current one, the public one, and those of the links generated in this tab. */
const hosts = (recent: readonly RecentLink[]): string[] => [
  location.host,
  ...[siteOrigin, ...recent.map(({ link }) => link)].map((url) => new URL(url).host),
]

/**
 * The form that reads a link back, and what the backend says of the link.
 * @param recent the links generated in this tab
 * @param onRead called with the values in the link, before the backend has answered
 */
export function useReadLink(recent: readonly RecentLink[], onRead: (values: LinkValues) => void) {
  const [answer, setAnswer] = useState<ReadResult | Extract<ValidityOutcome, { kind: "unanswered" }>>()
  const latest = useRef("")
  const form = useFormikForm<PastedLink, FieldErrors<PastedLink, LinkReadProblem>>({
    initialValues: { link: "" },
    validationSchema: () => pastedLinkSchema(hosts(recent)),
    onSubmit: send,
    readValues,
    // The result shown, or on its way, belongs to the text before the change.
    onChange: ({ link }) => {
      latest.current = link
      setAnswer(undefined)
    },
  })

  async function send({ link: pasted }: PastedLink): Promise<void> {
    const { contents } = readLink(pasted, hosts(recent))
    // Unreachable, since the schema rejects a text without a link; needed for the type.
    if (!contents) return
    const { validityTimestamp, ...values } = contents
    onRead(values)
    const outcome = await checkLink(contents)
    if (latest.current !== pasted) return
    if (outcome.kind === "unanswered") return setAnswer(outcome)
    const known = recent.find(
      (one) => readLink(one.link, hosts(recent)).contents?.validityTimestamp === validityTimestamp,
    )
    setAnswer({ outcome, signed: validityTimestamp !== undefined, validUntil: known?.validUntil })
  }

  const failed = answer !== undefined && "failure" in answer
  return {
    form,
    /** Undefined until the backend has answered, and once the text has changed. */
    result: failed ? undefined : answer,
    /** Why the link could not be checked. */
    failure: failed ? answer.failure : undefined,
  }
}
