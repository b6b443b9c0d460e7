import type { RefObject } from "react"
import { useTranslation } from "react-i18next"
import type { SampleSizePlan } from "./model/plan"
import styles from "./Planner.module.css"
import { useFormats } from "./useFormats"

/** In an experiment that runs for more weeks than this, too many visitors come back under a new id. */
const longWeeks = 8

interface PlanResultProps {
  plan: SampleSizePlan
  /** Names of the variants, in order. */
  names: readonly string[]
  /** Takes focus when the form is submitted. */
  heading: RefObject<HTMLHeadingElement | null>
}

/** Duration and sample size of the experiment, and in words what they assume. */
export function PlanResult({ plan, names, heading }: PlanResultProps) {
  const { t } = useTranslation("admin")
  const { whole, percent, plainPoints } = useFormats()
  const { base, target, comparisons } = plan
  return (
    <div className={styles.result}>
      <h3 ref={heading} tabIndex={-1} className={styles.duration}>
        {t("planner.weeks", { count: plan.weeks })}
      </h3>
      <p role="status">{t("planner.days", { count: plan.days })}</p>
      <dl className={styles.figures}>
        {plan.perVariant.map((count, row) => (
          <div key={row}>
            <dt>{names[row]}</dt>
            <dd>{t("planner.people", { count, shown: whole(count) })}</dd>
          </div>
        ))}
      </dl>
      <p>
        {t("planner.meaning", {
          base: percent(base),
          target: percent(target),
          points: plainPoints(target - base),
          relative: percent((target - base) / base),
        })}
      </p>
      <p className={styles.quiet}>
        {t("planner.assumption", { power: percent(plan.power), significance: percent(plan.significance) })}
      </p>
      {comparisons > 1 ? (
        <p className={styles.quiet}>
          {t("planner.comparisons", { count: comparisons, each: percent(plan.significanceEach), name: names[0] })}
        </p>
      ) : null}
      {plan.weeks > longWeeks ? <p>{t("planner.long", { count: longWeeks })}</p> : null}
    </div>
  )
}
