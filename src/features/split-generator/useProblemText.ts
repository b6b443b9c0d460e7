import { useTranslation } from "react-i18next"
import { basePath } from "../../lib/basePath"
import { usePage } from "../../router/usePage"
import { weightLimits, weightSum, type SplitProblem } from "./model/check"
import type { SplitValues } from "./model/values"

/** Returns the error text for a form's values, with the numbers that explain it. */
export function useProblemText(values: SplitValues): (problem: SplitProblem) => string {
  const { t } = useTranslation("admin")
  const figure = useFigure()
  return (problem) =>
    t(problem, {
      sum: figure(weightSum(values.weights) ?? 0),
      least: figure(weightLimits.min),
      most: figure(weightLimits.max),
      path: `${basePath}/`,
    })
}

/** Returns a function that formats numbers in the page's language, with at most ten decimals. */
export function useFigure(): (value: number) => string {
  const { language } = usePage()
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 10 })
  return (value) => format.format(value)
}
