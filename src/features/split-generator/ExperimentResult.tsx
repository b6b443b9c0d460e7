import { useRef } from "react"
import { useTranslation } from "react-i18next"
import type { RedirectExperiment } from "../../services/experiments/simulate"
import { saveFile } from "../../lib/saveFile"
import { Button } from "../../ui/Button/Button"
import { CopyButton } from "../../ui/CopyButton/CopyButton"
import { TextAreaField } from "../../ui/Field/TextAreaField"
import { useFocusOnShow } from "../../ui/useFocusOnShow"
import { SimulationChart } from "./SimulationChart"
import { previewUrl } from "./model/experiment"
import styles from "./SplitGenerator.module.css"

interface ExperimentResultProps {
  /** The entries of one experiment; at least one. */
  experiments: readonly RedirectExperiment[]
  /** Changes whenever the experiment is created, which moves focus to the heading. */
  created: number
}

/** The experiment as JSON for the flag service, with preview links and a simulation of how visitors are split. */
export function ExperimentResult({ experiments, created }: ExperimentResultProps) {
  const { t } = useTranslation("admin")
  const heading = useFocusOnShow<HTMLHeadingElement>(created)
  const field = useRef<HTMLTextAreaElement>(null)
  const [first] = experiments
  if (!first) return null
  const json = JSON.stringify(experiments, null, 2)
  return (
    <section className={styles.section} aria-labelledby="split-result">
      <h2 id="split-result" ref={heading} tabIndex={-1}>
        {t("split.result.heading", { key: first.key })}
      </h2>
      <div className={styles.json}>
        <TextAreaField
          id="split-json"
          ref={field}
          label={t("split.result.json")}
          hint={t("split.result.hint", { count: experiments.length })}
          value={json}
          readOnly
          rows={14}
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
          variant="primary"
        />
        <Button variant="secondary" onClick={() => saveFile(`${first.key}.json`, "application/json", json)}>
          {t("split.result.download")}
        </Button>
      </div>
      <Previews experiment={first} />
      <SimulationChart experiment={first} />
    </section>
  )
}

/** For each variant, a link that shows it regardless of the weights. */
function Previews({ experiment }: { experiment: RedirectExperiment }) {
  const { t } = useTranslation("admin")
  return (
    <nav className={styles.previews} aria-labelledby="split-previews">
      <h3 id="split-previews">{t("split.preview.heading")}</h3>
      <p className={styles.quiet}>{t("split.preview.hint")}</p>
      <ul>
        {experiment.meta.map(({ key, name }, index) => (
          <li key={key}>
            <a href={previewUrl(experiment, index)} target="_blank" rel="noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
