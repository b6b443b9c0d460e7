import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../ui/Button/Button"
import { DotSeparated } from "../../ui/DotSeparated/DotSeparated"
import { Notice } from "../../ui/Notice/Notice"
import { UndoNotice } from "../../ui/Notice/UndoNotice"
import { useFocusOnShow } from "../../ui/useFocusOnShow"
import styles from "./HandOver.module.css"
import { plannedShares, variantNames } from "./model/experiment"
import { experimentLimit, type StoredExperiment } from "./model/storedExperiment"
import { useFormats } from "./useFormats"
import { useSplitWords } from "./useSplitWords"
import type { useExperimentWorkbench } from "./useExperimentWorkbench"

/** An experiment that was deleted just now. */
interface Deleted {
  key: string
  restore: () => void
}

interface KeptExperimentsProps {
  workbench: Pick<ReturnType<typeof useExperimentWorkbench>, "experiments" | "unsaved" | "refused" | "open" | "remove">
}

/** The experiments that this browser keeps, newest first, each with buttons to open and to delete it. */
export function KeptExperiments({ workbench }: KeptExperimentsProps) {
  const { t } = useTranslation("admin")
  const { experiments } = workbench
  const [deleted, setDeleted] = useState<Deleted>()
  // The Delete button disappears with its experiment, so focus moves to the notice with Undo.
  const box = useFocusOnShow<HTMLDivElement>(deleted, deleted !== undefined)
  // The Undo button disappears with its notice, so focus moves to the heading.
  const [restoredCount, setRestoredCount] = useState(0)
  const heading = useFocusOnShow<HTMLHeadingElement>(restoredCount, restoredCount > 0)

  function restore(experiment: Deleted) {
    experiment.restore()
    setDeleted(undefined)
    setRestoredCount((times) => times + 1)
  }

  return (
    <section className={styles.part} aria-labelledby="split-kept">
      <h2 id="split-kept" ref={heading} tabIndex={-1}>
        {t("kept.heading")}
      </h2>
      {workbench.refused ? <Notice kind="problem">{t("kept.full", { limit: experimentLimit })}</Notice> : null}
      {workbench.unsaved ? <Notice kind="problem">{t("kept.unsaved")}</Notice> : null}
      {deleted ? (
        <UndoNotice ref={box} label={t("split.undo")} onUndo={() => restore(deleted)}>
          {t("kept.removed", { key: deleted.key })}
        </UndoNotice>
      ) : null}
      {experiments.length === 0 ? <p className={styles.quiet}>{t("kept.empty")}</p> : null}
      <ol className={styles.kept}>
        {experiments.map((experiment) => (
          <li key={experiment.id}>
            <Kept
              experiment={experiment}
              onOpen={() => workbench.open(experiment)}
              onRemove={() => setDeleted({ key: experiment.values.key, restore: workbench.remove(experiment) })}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}

interface KeptProps {
  experiment: StoredExperiment
  onOpen: () => void
  onRemove: () => void
}

function Kept({ experiment: { id, values, plan, counts, createdAt }, onOpen, onRemove }: KeptProps) {
  const { t } = useTranslation("admin")
  const { percent, dayAndTime } = useFormats()
  const words = useSplitWords()
  const shares = plannedShares(values) ?? []
  const names = variantNames(values)
  const split = values.variants.map(
    (variant, row) => `${names[row]}\u00A0${percent(shares[row] ?? 0)}\u00A0(${words.target(variant)})`,
  )
  const parts = [
    words.page(values.source),
    words.scope(values.scope),
    split.join(", "),
    ...(plan.visitors ? [t("kept.planned")] : []),
    ...(counts ? [t("kept.counted")] : []),
  ]
  const textId = `split-kept-${id}`
  return (
    <>
      <div id={textId}>
        <p>
          <strong>{values.key}</strong>
        </p>
        <DotSeparated items={parts} />
        <p className={styles.quiet}>
          {t("kept.created")} <time dateTime={createdAt}>{dayAndTime(createdAt)}</time>
        </p>
      </div>
      <div className={styles.actions}>
        <Button variant="plain" aria-describedby={textId} onClick={onOpen}>
          {t("kept.open")}
        </Button>
        <Button variant="plain" aria-describedby={textId} onClick={onRemove}>
          {t("kept.remove")}
        </Button>
      </div>
    </>
  )
}
