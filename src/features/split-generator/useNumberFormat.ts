import { usePage } from "../../router/usePage"

/** Returns a function that formats numbers in the page's language, with at most ten decimals. */
export function useNumberFormat(): (value: number) => string {
  const { language } = usePage()
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 10 })
  return (value) => format.format(value)
}
