import { useTranslation } from "react-i18next"
import { SendProblem } from "../../shared/feedback/SendProblem"
import { Form } from "../../shared/forms/Form"
import { useSingleFieldErrors } from "../../shared/forms/useSingleFieldErrors"
import { Button } from "../../ui/Button/Button"
import { technicalInput } from "../../ui/Field/technicalInput"
import { TextField } from "../../ui/Field/TextField"
import { Notice } from "../../ui/Notice/Notice"
import { useFocusOnShow } from "../../ui/useFocusOnShow"
import { linkFieldIds } from "./fieldIds"
import styles from "./LinkGenerator.module.css"
import type { LinkValues } from "./model/values"
import type { RecentLink } from "./recentLinks"
import { useReadLink, type ReadResult } from "./useReadLink"
import { ValidUntil } from "./ValidUntil"

interface ReadLinkProps {
  recent: readonly RecentLink[]
  /** Whether the form above still holds exactly what a link has filled in. */
  filled: boolean
  /** Called with the values in the link. */
  onRead: (values: LinkValues) => void
  /** Called to bring back what the form held before. */
  onUndo: () => void
}

/** Reads a registration link into the form above and asks the backend whether it still works. */
export function ReadLink({ recent, filled, onRead, onUndo }: ReadLinkProps) {
  const { t } = useTranslation(["admin", "common"])
  const { form, result, failure } = useReadLink(recent, onRead)
  const error = form.errors.link && t(form.errors.link)
  useSingleFieldErrors(linkFieldIds.existing, error, form.failedSubmits, t("common:errorPrefix"))
  return (
    <section className={styles.section} aria-labelledby="link-read">
      <h2 id="link-read">{t("link.read.heading")}</h2>
      <Form form={form} variant="secondary" submitLabel={t("link.read.submit")} sendingText={t("link.read.sending")}>
        <SendProblem form={form} problem={failure} />
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
      {result ? <ReadLinkResult {...result} /> : null}
      {filled ? <Filled onUndo={onUndo} /> : null}
    </section>
  )
}

/** Result for a link that was read. Takes focus when it appears. */
function ReadLinkResult({ outcome, signed, validUntil }: ReadResult) {
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
              // The button disappears with the notice.
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
