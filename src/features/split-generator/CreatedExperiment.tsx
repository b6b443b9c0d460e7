import { useRef, type ReactNode, type RefObject } from "react"
import { useTranslation } from "react-i18next"
import { saveFile } from "../../lib/saveFile"
import type { ExperimentEntry } from "../../services/experiments/simulate"
import { Button } from "../../ui/Button/Button"
import { CopyButton } from "../../ui/CopyButton/CopyButton"
import { TextAreaField } from "../../ui/Field/TextAreaField"
import { ExperimentTrial } from "./ExperimentTrial"
import { HandOver } from "./HandOver"
import handOverStyles from "./HandOver.module.css"
import type { SampleSizePlan } from "./model/plan"
import type { StoredExperiment } from "./model/storedExperiment"
import type { SplitValues } from "./model/values"
import { Previews } from "./Previews"
import { SimulationChart } from "./SimulationChart"
import styles from "./SplitGenerator.module.css"
import { Summary } from "./Summary"
import { useExperimentName } from "./useExperimentName"
import { useFormats } from "./useFormats"
import { useSummary } from "./useSummary"

interface CreatedExperimentProps {
  values: SplitValues
  /** The experiment: an entry for each URL that it splits, all with the same key; at least one. */
  entries: readonly ExperimentEntry[]
  plan: SampleSizePlan | undefined
  /** Takes focus when the experiment is created. */
  heading: RefObject<HTMLHeadingElement | null>
  /** When the experiment was created, ISO 8601. */
  createdAt: string
  /** The experiment as this browser keeps it; undefined if the form was changed since, or there was no room. */
  kept: StoredExperiment | undefined
  /** Notice with Undo, shown after the heading, which then has focus; null if the experiment replaced nothing. */
  undo: ReactNode
}

/** The experiment in words, with previews, a simulation of how visitors are split, and what the flag service needs. */
export function CreatedExperiment({ values, entries, plan, heading, createdAt, kept, undo }: CreatedExperimentProps) {
  const { t } = useTranslation("admin")
  const lines = useSummary(values, plan)
  const name = useExperimentName({ values, kept })
  const { day } = useFormats()
  const [first] = entries
  if (!first) return null
  return (
    <section className={styles.section} aria-labelledby="split-result">
      <h2 id="split-result" ref={heading} tabIndex={-1}>
        {t("split.result.heading", { key: first.key })}
      </h2>
      <p className={styles.quiet}>
        {kept ? (
          <>
            {t("kept.created")} <time dateTime={kept.createdAt}>{day(kept.createdAt)}</time>
          </>
        ) : (
          name
        )}
      </p>
      {undo}
      <div className={styles.columns}>
        <div className={styles.parts}>
          <Summary lines={lines} />
          <Previews entries={entries} />
          <ExperimentTrial entries={entries} />
        </div>
        <SimulationChart entry={first} />
      </div>
      <div className={styles.head}>
        <h3>{t("handover.heading")}</h3>
        <p className={styles.quiet}>{t("handover.hint")}</p>
      </div>
      <div className={styles.columns}>
        <HandOver
          entries={entries}
          description={lines.map(({ texts }) => texts.join(" ")).join("\n")}
          createdAt={createdAt}
        />
        <Payload entries={entries} name={first.key} />
      </div>
    </section>
  )
}

interface PayloadProps {
  entries: readonly ExperimentEntry[]
  /** Of the file, without its extension. */
  name: string
}

/** The experiment as the SDK reads it. */
function Payload({ entries, name }: PayloadProps) {
  const { t } = useTranslation("admin")
  const field = useRef<HTMLTextAreaElement>(null)
  const json = JSON.stringify(entries, null, 2)
  return (
    <div className={handOverStyles.part}>
      <div className={handOverStyles.code}>
        <TextAreaField
          id="split-json"
          ref={field}
          label={t("split.result.json")}
          hint={t("split.result.hint", { count: entries.length })}
          value={json}
          readOnly
          rows={20}
          wrap="off"
        />
      </div>
      <div className={styles.actions}>
        <CopyButton
          text={json}
          label={t("split.result.copy")}
          copiedLabel={t("split.result.copied")}
          selectedLabel={t("split.result.selected")}
          field={field}
        />
        <Button variant="secondary" onClick={() => saveFile(`${name}.json`, "application/json", json)}>
          {t("split.result.download")}
        </Button>
      </div>
    </div>
  )
}
