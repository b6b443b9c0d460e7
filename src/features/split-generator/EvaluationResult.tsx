import type { RefObject } from "react"
import { useTranslation } from "react-i18next"
import { CopyButton } from "../../ui/CopyButton/CopyButton"
import type { Count } from "./model/counts"
import { firstVariantBelowPlan, verdictsOf } from "./model/decision"
import { differenceFrom, mismatchBelow, sampleRatio, type SampleRatio } from "./model/evaluate"
import type { SampleSizes } from "./model/plan"
import { DifferenceTable } from "./DifferenceTable"
import styles from "./Planner.module.css"
import { usualSignificance, type Basis } from "./useBasis"
import { useDecisionText } from "./useDecisionText"
import { useFormats } from "./useFormats"
import { useResultRows } from "./useResultRows"

/** A probability below this is shown as "< 0.0001". */
const smallestShown = 0.0001

interface EvaluationResultProps {
  names: readonly string[]
  counts: readonly Count[]
  /** Each variant's planned share of the visitors who take part, 0 to 1. */
  shares: readonly number[]
  plan: SampleSizes | undefined
  /** What the result assumes about its experiment. */
  basis: Basis
  /** Takes focus when counts are evaluated. */
  heading: RefObject<HTMLHeadingElement | null>
}

/** Whether the counts can be trusted, and how each variant differs from the first. */
export function EvaluationResult({ names, counts, shares, plan, basis, heading }: EvaluationResultProps) {
  const { t } = useTranslation("admin")
  const { percent } = useFormats()
  const ratio = sampleRatio(
    counts.map(({ visitors }) => visitors),
    shares,
  )
  // Together, the comparisons with the first variant keep the significance (Bonferroni), as in the plan.
  const level = 1 - (plan?.significance ?? usualSignificance) / (names.length - 1)
  const [control, ...variants] = counts
  const differences = variants.map((variant) => control && differenceFrom(control, variant, level))
  const verdicts = verdictsOf({ ratio, counts, differences, plan })
  const rows = useResultRows({ names, counts, shares, differences, verdicts, level })
  const belowPlanText = useBelowPlanText({ names, counts, plan })
  const tooEarlyText = verdicts.includes("notYet") ? belowPlanText : undefined
  const texts = useDecisionText({ names, ratio, verdicts, basis, rows, tooEarlyText })
  return (
    <div className={styles.verdict} data-verdict={ratio.verdict}>
      <dl id="split-basis" className={styles.basis}>
        {basis.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h3 ref={heading} tabIndex={-1} aria-describedby="split-basis">
        {texts.heading}
      </h3>
      {tooEarlyText ? <p>{tooEarlyText}</p> : null}
      <p>{t(ratio.verdict === "mismatch" ? "planner.ratio.why" : `planner.ratio.${ratio.verdict}`)}</p>
      {ratio.verdict === "tooFew" ? null : <RatioFigures ratio={ratio} />}
      <DifferenceTable rows={rows} />
      <CopyButton
        text={texts.decision}
        label={t("planner.copy.button")}
        copiedLabel={t("planner.copy.copied")}
        selectedLabel={t("planner.copy.selected")}
      />
      <p className={styles.quiet}>
        {t("planner.counts.method", { level: percent(level) })}{" "}
        {names.length > 2 ? t("planner.counts.together", { count: names.length - 1 }) : null}
      </p>
    </div>
  )
}

/** The figures behind the verdict on the shares. */
function RatioFigures({ ratio: { chiSquared, degrees, p } }: { ratio: SampleRatio }) {
  const { t } = useTranslation("admin")
  const { decimal, probability } = useFormats()
  return (
    <p className={styles.quiet}>
      {t("planner.ratio.figures", {
        chi: decimal(chiSquared),
        count: degrees,
        p: p < smallestShown ? `< ${probability(smallestShown)}` : `= ${probability(p)}`,
        below: probability(mismatchBelow),
      })}
    </p>
  )
}

/** Returns the text that names the first variant with fewer visitors than planned; undefined if there is none. */
function useBelowPlanText({ names, counts, plan }: Pick<EvaluationResultProps, "names" | "counts" | "plan">) {
  const { t } = useTranslation("admin")
  const { whole } = useFormats()
  const row = firstVariantBelowPlan(plan, counts)
  if (row === undefined) return undefined
  return t("planner.counts.short", {
    name: names[row],
    needed: whole(plan?.perVariant[row] ?? 0),
    visitors: whole(counts[row]?.visitors ?? 0),
  })
}
