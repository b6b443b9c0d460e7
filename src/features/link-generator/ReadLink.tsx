import { useTranslation } from "react-i18next"
import { SendProblem } from "../../shared/feedback/SendProblem"
import { Form } from "../../shared/forms/Form"
import { technicalInput } from "../../ui/Field/technicalInput"
import { TextField } from "../../ui/Field/TextField"
import { Notice } from "../../ui/Notice/Notice"
import { useFocusOnShow } from "../../ui/useFocusOnShow"
import styles from "./LinkGenerator.module.css"
import type { ValidityOutcome } from "./api/checkRegistrationLink"
import type { LinkContents } from "./model/link"
import { useLinkWords } from "./useLinkWords"
import { useReadLink } from "./useReadLink"

/** Reads a registration link: what it holds, and whether it still works according to the backend. */
export function ReadLink({ recent }: { recent: readonly string[] }) {
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
      {result ? <Contents {...result.contents} /> : null}
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

function Contents({ code, page, language, parameters, validityTimestamp }: LinkContents) {
  const { t } = useTranslation("links")
  const words = useLinkWords()
  const rows = [
    [t("code"), code],
    [t("pages"), words.page(page)],
    [t("languages"), words.language(language)],
    ...parameters.map(({ name, value }) => [name, value] as const),
    ...(validityTimestamp ? [] : [[t("validUntil"), t("read.unsigned")] as const]),
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
