import { useTranslation } from "react-i18next"
import { basePath } from "../../lib/basePath"
import { weightLimits, weightSum, type SplitProblem } from "./model/problems"
import type { SplitValues } from "./model/values"
import { useNumberFormat } from "./useNumberFormat"

/** Returns the error text for a form's values, with the numbers that explain it. */
export function useProblemText(values: SplitValues): (problem: SplitProblem) => string {
  const { t } = useTranslation("admin")
  const formatNumber = useNumberFormat()
  return (problem) =>
    t(problem, {
      sum: formatNumber(weightSum(values.weights) ?? 0),
      least: formatNumber(weightLimits.min),
      most: formatNumber(weightLimits.max),
      path: `${basePath}/`,
    })
}
