import { useTranslation } from "react-i18next"
import { basePath } from "../../lib/basePath"
import { weightLimits, weightSum, type SplitProblem } from "./model/problems"
import type { SplitValues } from "./model/values"
import { useFormats } from "./useFormats"

/** Returns a function that gives the text of an error, with the numbers of the form that explain it. */
export function useProblemText(values: SplitValues): (problem: SplitProblem) => string {
  const { t } = useTranslation("admin")
  const { exact } = useFormats()
  return (problem) =>
    t(problem, {
      sum: exact(weightSum(values.weights) ?? 0),
      least: exact(weightLimits.min),
      most: exact(weightLimits.max),
      path: `${basePath}/`,
    })
}
