import { useTranslation } from "react-i18next"
import { variantNames } from "./model/experiment"
import type { SampleSizes } from "./model/plan"
import { useExperimentName, type NamedExperiment } from "./useExperimentName"
import { useFormats } from "./useFormats"

/** The significance assumed for an experiment without a plan: the one that most experiments are planned with. */
export const usualSignificance = 0.05

/** What a result assumes about its experiment: names and texts in the page's language. */
export type Basis = readonly { name: string; text: string }[]

interface BasisParts extends NamedExperiment {
  /** Each variant's planned share of the visitors who take part, 0 to 1. */
  shares: readonly number[]
  /** Undefined if no plan was made. */
  plan: SampleSizes | undefined
}

/** Returns what a result assumes: which experiment, its shares, its significance level and its planned size. */
export function useBasis({ values, shares, plan, kept }: BasisParts): Basis {
  const { t } = useTranslation("admin")
  const { whole, percent, list } = useFormats()
  const experiment = useExperimentName({ values, kept })
  const names = variantNames(values)
  const level = percent(plan?.significance ?? usualSignificance)
  return [
    {
      name: t("planner.basis.experiment"),
      text: experiment,
    },
    {
      name: t("planner.basis.shares"),
      text: list(names.map((name, row) => `${name} ${percent(shares[row] ?? 0)}`)),
    },
    {
      name: t("planner.basis.significance"),
      text: plan ? level : t("planner.basis.assumed", { level }),
    },
    {
      name: t("planner.basis.planned"),
      text: plan
        ? list(names.map((name, row) => `${name} ${whole(plan.perVariant[row] ?? 0)}`))
        : t("planner.basis.unplanned"),
    },
  ]
}
