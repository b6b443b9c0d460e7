import { formatLocale } from "../../lib/languages"
import { usePage } from "../../router/usePage"

/** Returns functions that format figures in the page's language. */
export function useFormats() {
  const locale = formatLocale(usePage().language)
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 })
  // Decimals beyond the tenth are rounding errors of binary arithmetic.
  const exact = new Intl.NumberFormat(locale, { maximumFractionDigits: 10 })
  return {
    /** A share from 0 to 1, in percent. */
    percent: (share: number) => percent.format(share),
    /** A number with all its decimals. */
    exact: (value: number) => exact.format(value),
  }
}
