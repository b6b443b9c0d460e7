import { useRef, type RefObject } from "react"
import { useTranslation } from "react-i18next"
import { saveFile } from "../../lib/saveFile"
import type { ExperimentEntry } from "../../services/experiments/simulate"
import { Button } from "../../ui/Button/Button"
import { CopyButton } from "../../ui/CopyButton/CopyButton"
import { TextAreaField } from "../../ui/Field/TextAreaField"
import { previewUrl } from "./model/experiment"
import { SimulationTable } from "./SimulationTable"
import styles from "./SplitGenerator.module.css"

interface ExperimentProps {
  /** The experiment: an entry for each URL that it splits, all with the same key. */
  entries: readonly ExperimentEntry[]
  heading: RefObject<HTMLHeadingElement | null>
}

/** A valid experiment: how the SDK splits visitors, a preview of each variant, and the JSON for the flag service. */
export function Experiment({ entries, heading }: ExperimentProps) {
  const { t } = useTranslation("admin")
  const [first] = entries
  if (!first) return null
  return (
    <section className={styles.experiment} aria-labelledby="split-result">
      <h2 id="split-result" ref={heading} tabIndex={-1}>
        {t("split.result.heading", { key: first.key })}
      </h2>
      <SimulationTable entry={first} />
      <nav className={styles.part} aria-labelledby="split-previews">
        <h3 id="split-previews">{t("split.preview.heading")}</h3>
        <p className={styles.quiet}>{t("split.preview.hint")}</p>
        <ul className={styles.previews}>
          {first.meta.map(({ key, name }, index) => (
            <li key={key}>
              <a href={previewUrl(first, index)} target="_blank" rel="noopener">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Payload json={JSON.stringify(entries, null, 2)} name={first.key} />
    </section>
  )
}

/** The experiment as the flag service lists it, to copy or to save as a file with a name. */
function Payload({ json, name }: { json: string; name: string }) {
  const { t } = useTranslation("admin")
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <div className={styles.part}>
      <div className={styles.code}>
        <TextAreaField
          id="split-json"
          ref={field}
          label={t("split.result.json")}
          hint={t("split.result.hint")}
          value={json}
          readOnly
          rows={12}
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
