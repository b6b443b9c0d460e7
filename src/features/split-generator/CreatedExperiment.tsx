import { useRef, type RefObject } from "react"
import { useTranslation } from "react-i18next"
import { saveFile } from "../../lib/saveFile"
import type { ExperimentEntry } from "../../services/experiments/simulate"
import { Button } from "../../ui/Button/Button"
import { CopyButton } from "../../ui/CopyButton/CopyButton"
import { TextAreaField } from "../../ui/Field/TextAreaField"
import handOverStyles from "./HandOver.module.css"
import { Previews } from "./Previews"
import { SimulationChart } from "./SimulationChart"
import styles from "./SplitGenerator.module.css"

interface CreatedExperimentProps {
  /** The experiment: an entry for each URL that it splits, all with the same key; at least one. */
  entries: readonly ExperimentEntry[]
  /** Takes focus when the experiment is created. */
  heading: RefObject<HTMLHeadingElement | null>
}

/** The experiment, with previews and a simulation of how visitors are split. */
export function CreatedExperiment({ entries, heading }: CreatedExperimentProps) {
  const { t } = useTranslation("admin")
  const [first] = entries
  if (!first) return null
  return (
    <section className={styles.section} aria-labelledby="split-result">
      <h2 id="split-result" ref={heading} tabIndex={-1}>
        {t("split.result.heading", { key: first.key })}
      </h2>
      <div className={styles.columns}>
        <Previews entries={entries} />
        <SimulationChart entry={first} />
      </div>
      <Payload entries={entries} name={first.key} />
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
