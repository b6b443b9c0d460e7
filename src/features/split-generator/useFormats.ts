import { usePage } from "../../router/usePage"

/** Functions that format figures in the page's language. */
export function useFormats() {
  const { language } = usePage()
  const formatter = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(language, options)
    return (value: number) => format.format(value)
  }
  return {
    /** A whole number. */
    whole: formatter({ maximumFractionDigits: 0 }),
    /** A share between 0 and 1, in percent. */
    percent: formatter({ style: "percent", maximumFractionDigits: 2 }),
    /** The difference of two shares, as a signed number of percentage points. */
    points: (value: number) =>
      formatter({ minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: "exceptZero" })(value * 100),
    /** A number as it is typed. */
    decimal: formatter({ maximumFractionDigits: 2 }),
    /** A probability, to two significant digits. */
    probability: formatter({ maximumSignificantDigits: 2 }),
  }
}
