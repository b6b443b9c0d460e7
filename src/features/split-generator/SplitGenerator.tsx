import { useTranslation } from "react-i18next"
import { Notice } from "../../ui/Notice/Notice"
import { UndoNotice } from "../../ui/Notice/UndoNotice"
import { useFocusAfterRender } from "../../ui/useFocusAfterRender"
import { useFocusOnShow } from "../../ui/useFocusOnShow"
import { Evaluation } from "./Evaluation"
import { CreatedExperiment } from "./CreatedExperiment"
import { splitFieldIds } from "./fieldIds"
import { ImportExperiment } from "./ImportExperiment"
import { KeptExperiments } from "./KeptExperiments"
import { variantNames } from "./model/experiment"
import { Planner } from "./Planner"
import { SplitForm } from "./SplitForm"
import styles from "./SplitGenerator.module.css"
import { useExperimentWorkbench } from "./useExperimentWorkbench"
import type { Replaced } from "./useReplacedWork"

/**
 * The split generator, a workbench for experiments: builds a GrowthBook redirect experiment from variants and weights,
 * plans how long it has to run, hands it over, keeps it, and reads its counts (product decisions, section 8). Needs no
 * backend.
 */
export function SplitGenerator() {
  const { t } = useTranslation("admin")
  const workbench = useExperimentWorkbench()
  const { form, planning, entries, createCount, createdAt, replaced } = workbench
  const { values } = form
  const focusAfterRender = useFocusAfterRender()
  // Not in CreatedExperiment, which comes and goes while somebody types and would take focus each time that it comes.
  const heading = useFocusOnShow<HTMLHeadingElement>(createCount, createCount > 0)

  const undoNotice = replaced ? <ReplacedWork by={replaced.by} leftOut={replaced.leftOut} onUndo={undo} /> : null

  function undo() {
    workbench.undo()
    focusAfterRender(splitFieldIds.key)
  }

  return (
    <div className={styles.generator}>
      <div className={styles.columns}>
        <SplitForm form={form} fillCount={workbench.fillCount} />
        <Planner planning={planning} names={variantNames(values)} scope={values.scope} />
      </div>
      {createdAt && entries.length > 0 ? (
        <CreatedExperiment
          values={values}
          entries={entries}
          plan={planning.plan}
          heading={heading}
          createdAt={createdAt}
          kept={workbench.kept}
          undo={undoNotice}
        />
      ) : (
        undoNotice
      )}
      {createdAt && entries.length === 0 ? <Notice>{t("split.result.waiting")}</Notice> : null}
      <div className={styles.section}>
        <Evaluation workbench={workbench} />
      </div>
      <div className={`${styles.section} ${styles.columns}`}>
        <ImportExperiment onRead={workbench.read} />
        <KeptExperiments workbench={workbench} />
      </div>
    </div>
  )
}

interface ReplacedWorkProps extends Pick<Replaced, "by" | "leftOut"> {
  onUndo: () => void
}

/** Says that another experiment fills the form and which of its fields were left out; offers to undo this. */
function ReplacedWork({ by, leftOut, onUndo }: ReplacedWorkProps) {
  const { t } = useTranslation("admin")
  return (
    <UndoNotice label={t("replaced.undo")} onUndo={onUndo}>
      <p>{t(by === "undo" ? "replaced.undone" : "split.read.done")}</p>
      {leftOut.length > 0 ? <p>{t("split.read.leftOut", { fields: leftOut.join(", ") })}</p> : null}
    </UndoNotice>
  )
}
