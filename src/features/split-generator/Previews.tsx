import { useTranslation } from "react-i18next"
import { languageNames, languages } from "../../lib/languages"
import { basePath } from "../../lib/basePath"
import { splitPath } from "../../router/prefixes"
import type { ExperimentEntry } from "../../services/experiments/simulate"
import styles from "./HandOver.module.css"
import { previewUrl } from "./model/experiment"
import sections from "./SplitGenerator.module.css"

/** Links that show a variant regardless of the weights: for each variant and, if several take part, each language. */
export function Previews({ entries }: { entries: readonly ExperimentEntry[] }) {
  const { t } = useTranslation("admin")
  const [first] = entries
  return (
    <nav className={styles.part} aria-labelledby="split-previews">
      <div className={sections.head}>
        <h3 id="split-previews">{t("split.preview.heading")}</h3>
        <p className={styles.quiet}>{t("split.preview.hint")}</p>
      </div>
      <ul className={styles.previews}>
        {first?.meta.map(({ key, name }, index) => (
          <li key={key}>
            <a href={previewUrl(first, index)} target="_blank" rel="noopener">
              {name}
            </a>
            {entries.length > 1 ? <PreviewLanguages entries={entries} index={index} name={name} /> : null}
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface PreviewLanguagesProps {
  entries: readonly ExperimentEntry[]
  /** Of the variant. */
  index: number
  name: string
}

function PreviewLanguages({ entries, index, name }: PreviewLanguagesProps) {
  const { t } = useTranslation("admin")
  return (
    <ul aria-label={t("split.preview.languages", { name })}>
      {entries.map((experiment) => {
        const path = new URL(experiment.urlPatterns[0]?.pattern ?? "", location.origin).pathname
        const language = languages.find((code) => code === splitPath(path.slice(basePath.length)).prefix)
        return language ? (
          <li key={language}>
            <a
              href={previewUrl(experiment, index)}
              target="_blank"
              rel="noopener"
              aria-label={t("split.preview.inLanguage", { name, language: languageNames[language] })}
            >
              {languageNames[language]}
            </a>
          </li>
        ) : null
      })}
    </ul>
  )
}
