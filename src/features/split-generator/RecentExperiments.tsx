import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { dateLocale } from "../../lib/languages"
import { usePage } from "../../router/usePage"
import { Button } from "../../ui/Button/Button"
import styles from "./HandOver.module.css"
import { sharesIn, variantNames } from "./model/experiment"
import type { SplitValues } from "./model/values"
import type { RecentExperiment } from "./recentExperiments"
import { useFormats } from "./useFormats"
import { useSplitWords } from "./useSummary"

interface RecentExperimentsProps {
  experiments: readonly RecentExperiment[]
  onOpen: (values: SplitValues) => void
  /** What happened to the draft that was replaced. */
  notice: ReactNode
}

/** The experiments of this tab, newest first: what each one is, and when it was created. */
export function RecentExperiments({ experiments, onOpen, notice }: RecentExperimentsProps) {
  const { t } = useTranslation("admin")
  return (
    <section className={styles.part} aria-labelledby="split-recent">
      <h2 id="split-recent">{t("handover.recent.heading")}</h2>
      {experiments.length === 0 ? <p className={styles.quiet}>{t("handover.recent.empty")}</p> : null}
      <ol className={styles.recent}>
        {experiments.map((experiment) => (
          <li key={experiment.createdAt}>
            <Recent experiment={experiment} onOpen={onOpen} />
          </li>
        ))}
      </ol>
      {notice}
    </section>
  )
}

interface RecentProps {
  experiment: RecentExperiment
  onOpen: (values: SplitValues) => void
}

function Recent({ experiment: { values, createdAt }, onOpen }: RecentProps) {
  const { t } = useTranslation("admin")
  const { language } = usePage()
  const { percent } = useFormats()
  const words = useSplitWords()
  const date = new Intl.DateTimeFormat(dateLocale(language), { dateStyle: "medium", timeStyle: "short" })
  const shares = sharesIn(values) ?? []
  const split = variantNames(values).map((name, row) => `${name} ${percent(shares[row] ?? 0)}`)
  const id = `split-recent-${createdAt}`
  return (
    <>
      <div id={id}>
        <p>
          <strong>{values.key}</strong>
        </p>
        <p>{[words.page(values.source), words.scope(values.scope), split.join(", ")].join(" · ")}</p>
        <p className={styles.quiet}>
          {t("handover.recent.created")} <time dateTime={createdAt}>{date.format(new Date(createdAt))}</time>
        </p>
      </div>
      <Button variant="plain" aria-describedby={id} onClick={() => onOpen(values)}>
        {t("handover.recent.open")}
      </Button>
    </>
  )
}
