import { useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { execute } from "../../services/api/execute"
import { siteOrigin } from "../../services/settings/build"
import { SendProblem } from "../../shared/feedback/SendProblem"
import { textOf } from "../../shared/forms/formData"
import { Form } from "../../shared/forms/Form"
import type { FieldErrors } from "../../shared/forms/fieldErrors"
import { useFormikForm } from "../../shared/forms/useFormikForm"
import { useSingleFieldErrors } from "../../shared/forms/useSingleFieldErrors"
import { report } from "../../services/monitoring/report"
import { Button } from "../../ui/Button/Button"
import { technicalInput } from "../../ui/Field/technicalInput"
import { TextField } from "../../ui/Field/TextField"
import { Notice } from "../../ui/Notice/Notice"
import { useFocusOnShow } from "../../ui/useFocusOnShow"
import { checkRegistrationLink } from "./api/checkRegistrationLink"
import { linkFieldIds } from "./fieldIds"
import styles from "./LinkGenerator.module.css"
import { readLink, type LinkReadProblem } from "./model/link"
import { validityOutcome, type ValidityOutcome } from "./model/outcome"
import type { RecentLink } from "./recentLinks"
import { ReadRecipient } from "./ReadRecipient"
import { pastedLinkSchema, type PastedLink } from "./model/schema"
import type { LinkValues } from "./model/values"
import { ValidUntil } from "./ValidUntil"

interface ReadLinkProps {
  recent: readonly RecentLink[]
  /** Whether the form above holds what a link has brought into it. */
  filled: boolean
  /** Called with the values in the link. */
  onRead: (values: LinkValues) => void
  /** Called to bring back what the form held before. */
  onUndo: () => void
}

interface CheckedLink {
  outcome: Exclude<ValidityOutcome, { kind: "failed" }>
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

/** Reads a registration link into the form above and asks the backend whether it still works. */
export function ReadLink({ recent, filled, onRead, onUndo }: ReadLinkProps) {
  const { t } = useTranslation(["admin", "common"])
  const [answer, setAnswer] = useState<CheckedLink | Extract<ValidityOutcome, { kind: "failed" }>>()
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
  const error = form.errors.link && t(form.errors.link)
  useSingleFieldErrors(linkFieldIds.existing, error, form.failedSubmits, t("common:errorPrefix"))

  async function send({ link: pasted }: PastedLink): Promise<void> {
    const { link } = readLink(pasted, hosts(recent))
    // Unreachable, since the schema rejects it; needed for the type.
    if (!link) return
    const { validityTimestamp, ...values } = link
    onRead(values)
    const variables = { registrationCode: values.code, ...(validityTimestamp && { validityTimestamp }) }
    const outcome = validityOutcome(await execute(checkRegistrationLink, variables))
    if (latest.current !== pasted) return
    if (outcome.kind === "failed") return setAnswer(outcome)
    if (outcome.kind === "rejected") {
      for (const detail of outcome.unknown) report({ name: "unknown-code-error", detail })
    }
    const known = recent.find((one) => readLink(one.link, hosts(recent)).link?.validityTimestamp === validityTimestamp)
    setAnswer({ outcome, signed: validityTimestamp !== undefined, validUntil: known?.validUntil })
  }

  return (
    <section className={styles.section} aria-labelledby="link-read">
      <h2 id="link-read">{t("link.read.heading")}</h2>
      <Form form={form} variant="secondary" submitLabel={t("link.read.submit")} sendingText={t("link.read.sending")}>
        <SendProblem form={form} problem={answer && "failure" in answer ? answer.failure : undefined} />
        <TextField
          id={linkFieldIds.existing}
          name="link"
          label={t("link.read.field")}
          hint={t("link.read.hint")}
          error={error}
          value={form.values.link}
          onChange={form.handleChange}
          required
          inputMode="url"
          {...technicalInput}
        />
      </Form>
      {answer && !("failure" in answer) ? <ReadLinkResult {...answer} /> : null}
      {filled ? <Filled onUndo={onUndo} /> : null}
      {answer && !("failure" in answer) ? <ReadRecipient text={form.values.link} /> : null}
    </section>
  )
}

/** Result for a link that was read. Takes focus when it appears. */
function ReadLinkResult({ outcome, signed, validUntil }: CheckedLink) {
  const { t } = useTranslation("admin")
  const box = useFocusOnShow<HTMLDivElement>(outcome)
  const good = outcome.kind === "valid"
  return (
    <Notice kind={good ? "status" : "problem"} ref={box}>
      <div className={styles.finding}>
        <p>{good ? t("link.read.valid") : `${t("link.read.rejected")} ${t(outcome.reason)}`}</p>
        {signed ? null : <p>{t("link.read.unsigned")}</p>}
        {good && signed && validUntil ? <ValidUntil dateTime={validUntil} /> : null}
      </div>
    </Notice>
  )
}

/** Says that the form was filled, whatever the backend answers, and offers what it held before. */
function Filled({ onUndo }: { onUndo: () => void }) {
  const { t } = useTranslation("admin")
  const toForm = () => document.getElementById(linkFieldIds.code)?.focus()
  return (
    <Notice
      actions={
        <>
          <Button variant="secondary" onClick={toForm}>
            {t("link.read.toForm")}
          </Button>
          <Button
            variant="plain"
            onClick={() => {
              onUndo()
              // The button goes with the notice.
              toForm()
            }}
          >
            {t("link.read.undo")}
          </Button>
        </>
      }
    >
      <p>{t("link.read.filled")}</p>
    </Notice>
  )
}
