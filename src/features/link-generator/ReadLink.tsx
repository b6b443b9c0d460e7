import { useTranslation } from "react-i18next"
import { usePage } from "../../router/usePage"
import { SendProblem } from "../../shared/feedback/SendProblem"
import { Form } from "../../shared/forms/Form"
import { technicalInput } from "../../ui/Field/technicalInput"
import { TextField } from "../../ui/Field/TextField"
import { Notice } from "../../ui/Notice/Notice"
import { useFocusOnShow } from "../../ui/useFocusOnShow"
import styles from "./LinkGenerator.module.css"
import { formatDateTime } from "./model/dateTime"
import type { ValidityOutcome } from "./api/checkRegistrationLink"
import type { RecentLink } from "./recentLinks"
import { useLinkWords } from "./useLinkWords"
import { useReadLink, type ReadResult } from "./useReadLink"

/** Reads a registration link: what it holds, and whether it still works according to the backend. */
export function ReadLink({ recent }: { recent: readonly RecentLink[] }) {
  const { t } = useTranslation("links")
  const { form, field, result } = useReadLink(recent)
  const outcome = result?.outcome
  return (
    <section className={styles.section} aria-labelledby="link-read">
      <h2 id="link-read">{t("read.heading")}</h2>
      <Form form={form} variant="secondary" submitLabel={t("read.submit")} sendingText={t("read.sending")}>
        <SendProblem form={form} problem={outcome?.kind === "unanswered" ? outcome.failure : undefined} />
        <TextField {...field} label={t("read.field")} hint={t("read.hint")} inputMode="url" {...technicalInput} />
      </Form>
      {outcome && outcome.kind !== "unanswered" ? <Validity outcome={outcome} /> : null}
      {result ? <Contents {...result} /> : null}
    </section>
  )
}

/** Whether a link works, or why it does not. Takes focus when it appears. */
function Validity({ outcome }: { outcome: Exclude<ValidityOutcome, { kind: "unanswered" }> }) {
  const { t } = useTranslation("links")
  const box = useFocusOnShow<HTMLDivElement>(outcome)
  const valid = outcome.kind === "valid"
  return (
    <Notice kind={valid ? "status" : "problem"} ref={box}>
      <p>{valid ? t("read.valid") : `${t("read.rejected")} ${t(outcome.reason)}`}</p>
    </Notice>
  )
}

function Contents({ contents, validUntil }: ReadResult) {
  const { t } = useTranslation("links")
  const words = useLinkWords()
  const { language } = usePage()
  const until = validUntil && formatDateTime(validUntil, language)
  const rows = [
    [t("code"), contents.code],
    [t("pages"), words.page(contents.page)],
    [t("languages"), words.language(contents.language)],
    ...contents.parameters.map(({ name, value }) => [name, value] as const),
    [t("validUntil"), contents.validityTimestamp ? (until ?? t("read.unknownEnd")) : t("read.unsigned")],
  ] as const
  return (
    <dl className={styles.contents} aria-label={t("read.contents")}>
      {rows.map(([name, value], row) => (
        // A name may occur twice; rows never change places.
        <div key={row}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
