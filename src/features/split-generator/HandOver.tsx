import { useRef } from "react"
import { useTranslation } from "react-i18next"
import type { ExperimentEntry } from "../../services/experiments/simulate"
import { CopyButton } from "../../ui/CopyButton/CopyButton"
import { Disclosure } from "../../ui/Disclosure/Disclosure"
import { technicalInput } from "../../ui/Field/technicalInput"
import { TextAreaField } from "../../ui/Field/TextAreaField"
import { TextField } from "../../ui/Field/TextField"
import { splitFieldIds } from "./fieldIds"
import styles from "./HandOver.module.css"
import { curlCommand, experimentRequest, redirectsOf } from "./model/handOver"
import { useFlagServiceIds } from "./useFlagServiceIds"

interface HandOverProps {
  /** The experiment: an entry for each URL that it splits, all with the same key; at least one. */
  entries: readonly ExperimentEntry[]
  /** What the experiment does, in words. */
  description: string
  /** When the experiment was created, ISO 8601. */
  createdAt: string
}

/** The request that creates the experiment in the flag service, and the redirects that the request cannot contain. */
export function HandOver({ entries, description, createdAt }: HandOverProps) {
  const { t } = useTranslation("admin")
  const [ids, changeIds] = useFlagServiceIds()
  const [first] = entries
  if (!first) return null
  // Without both ids the service refuses the request, so there is nothing to copy yet.
  const isComplete = ids.datasource.trim() !== "" && ids.assignmentQuery.trim() !== ""
  return (
    <div className={styles.part}>
      {(["datasource", "assignmentQuery"] as const).map((name) => (
        <TextField
          key={name}
          id={splitFieldIds[name]}
          label={t(`handover.${name}`)}
          hint={t(`handover.${name}Hint`)}
          value={ids[name]}
          onChange={({ currentTarget }) => changeIds({ [name]: currentTarget.value })}
          {...technicalInput}
        />
      ))}
      {isComplete ? (
        <Request command={curlCommand(experimentRequest(first, { description, ids, createdAt }))} />
      ) : (
        <p role="status">{t("handover.incomplete")}</p>
      )}
      <Redirects entries={entries} />
    </div>
  )
}

/** The command that sends the request. */
function Request({ command }: { command: string }) {
  const { t } = useTranslation("admin")
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <>
      <div className={styles.code}>
        <TextAreaField
          id="split-request"
          ref={field}
          label={t("handover.request")}
          hint={t("handover.requestHint")}
          value={command}
          readOnly
          rows={14}
          wrap="off"
        />
      </div>
      <CopyButton
        text={command}
        label={t("handover.copy")}
        copiedLabel={t("handover.copied")}
        selectedLabel={t("handover.selected")}
        field={field}
      />
    </>
  )
}

function Redirects({ entries }: { entries: readonly ExperimentEntry[] }) {
  const { t } = useTranslation("admin")
  return (
    <div>
      <p className={styles.quiet}>{t("handover.redirectsHint")}</p>
      <Disclosure summary={t("handover.redirects", { count: entries.length })}>
        <dl className={styles.redirects}>
          {redirectsOf(entries).map(({ from, targets }) => (
            <div key={from}>
              <dt>{from}</dt>
              {targets.map((target, index) => (
                <dd key={index}>{t("labelled", { label: entries[0]?.meta[index]?.name, text: target })}</dd>
              ))}
            </div>
          ))}
        </dl>
      </Disclosure>
    </div>
  )
}
