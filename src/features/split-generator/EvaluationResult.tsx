import type { RefObject } from "react"
import { useTranslation } from "react-i18next"
import type { Count } from "./model/counts"
import { differenceFrom, mismatchBelow, sampleRatio, type SampleRatio } from "./model/evaluate"
import type { Plan } from "./model/plan"
import { DifferenceTable } from "./DifferenceTable"
import styles from "./Planner.module.css"
import { useFormats } from "./useFormats"

/** Probabilities below are not told apart. */
const leastShown = 0.0001

interface EvaluationResultProps {
  names: readonly string[]
  counts: readonly Count[]
  /** Share of the visitors that each variant gets. */
  shares: readonly number[]
  plan: Plan | undefined
  /** Takes focus when counts are evaluated. */
  heading: RefObject<HTMLHeadingElement | null>
}

/** Whether the counts can be trusted, and how each variant differs from the first. */
export function EvaluationResult({ names, counts, shares, plan, heading }: EvaluationResultProps) {
  const { t } = useTranslation("admin")
  const { percent } = useFormats()
  const ratio = sampleRatio(
    counts.map(({ visitors }) => visitors),
    shares,
  )
  // Together, the comparisons with the first variant keep the significance (Bonferroni), as in the plan.
  const level = 1 - (plan?.significance ?? 0.05) / (names.length - 1)
  const [control, ...variants] = counts
  const differences = variants.map((variant) => control && differenceFrom(control, variant, level))
  return (
    <div className={styles.verdict} data-verdict={ratio.verdict}>
      <h3 ref={heading} tabIndex={-1}>
        {t(`planner.ratio.${ratio.verdict}`)}
      </h3>
      {ratio.verdict === "mismatch" ? <p>{t("planner.ratio.why")}</p> : null}
      {ratio.verdict === "tooFew" ? null : <RatioFigures ratio={ratio} />}
      <DifferenceTable
        names={names}
        counts={counts}
        shares={shares}
        differences={differences}
        level={level}
        trusted={ratio.verdict !== "mismatch"}
      />
      {plan ? <TooEarly names={names} counts={counts} plan={plan} /> : null}
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
        p: p < leastShown ? `< ${probability(leastShown)}` : `= ${probability(p)}`,
        below: probability(mismatchBelow),
      })}
    </p>
  )
}

/** Says which variant has fewer visitors than planned, if one has. */
function TooEarly({ names, counts, plan }: Pick<EvaluationResultProps, "names" | "counts"> & { plan: Plan }) {
  const { t } = useTranslation("admin")
  const { whole } = useFormats()
  const row = plan.perVariant.findIndex((needed, index) => (counts[index]?.visitors ?? 0) < needed)
  if (row < 0) return null
  return (
    <p>
      {t("planner.counts.short", {
        name: names[row],
        needed: whole(plan.perVariant[row] ?? 0),
        visitors: whole(counts[row]?.visitors ?? 0),
      })}
    </p>
  )
}
