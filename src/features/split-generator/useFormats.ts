import { dateLocale } from "../../lib/languages"
import { usePage } from "../../router/usePage"

/** Below half a percent, rates and their differences have a third decimal: two would not tell them apart. */
const smallShare = 0.005

/** Returns functions that format figures, names and times in the page's language. */
export function useFormats() {
  const { language } = usePage()
  const formatter = (options: Intl.NumberFormatOptions) => (value: number) =>
    new Intl.NumberFormat(language, options).format(value)
  const dateFormatter = (options: Intl.DateTimeFormatOptions) => (time: string) =>
    new Intl.DateTimeFormat(dateLocale(language), options).format(new Date(time))
  const decimalsOf = (...shares: number[]) => (shares.every((share) => Math.abs(share) < smallShare) ? 3 : 2)
  return {
    /** A whole number. */
    whole: formatter({ maximumFractionDigits: 0 }),
    /** A share between 0 and 1, in percent. */
    percent: (share: number) => formatter({ style: "percent", maximumFractionDigits: decimalsOf(share) })(share),
    /** A share between 0 and 1 of simulated visitors, in percent: a chart needs no second decimal. */
    roundPercent: formatter({ style: "percent", maximumFractionDigits: 1 }),
    /** The differences of shares that are shown together, as signed numbers of percentage points. */
    points: (differences: readonly number[]) => {
      const digits = decimalsOf(...differences)
      const format = formatter({
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        signDisplay: "exceptZero",
      })
      return differences.map((difference) => format(difference * 100))
    },
    /** A difference of shares as a plain number of percentage points, without a plus sign. */
    plainPoints: (difference: number) => formatter({ maximumFractionDigits: decimalsOf(difference) })(difference * 100),
    /** A relative change, as a signed percentage of the original value. */
    change: formatter({ style: "percent", maximumFractionDigits: 1, signDisplay: "exceptZero" }),
    /** A number with at most two decimals. */
    decimal: formatter({ maximumFractionDigits: 2 }),
    /** A number with all its decimals, at most ten: more come only from adding up in binary. */
    exact: formatter({ maximumFractionDigits: 10 }),
    /** A probability, to two significant digits. */
    probability: formatter({ maximumSignificantDigits: 2 }),
    /** Several names as one text. */
    list: (names: readonly string[]) => new Intl.ListFormat(language, { type: "conjunction" }).format(names),
    /** Day, month and year of an ISO 8601 time. */
    day: dateFormatter({ dateStyle: "medium" }),
    /** Date and time of day. */
    dayAndTime: dateFormatter({ dateStyle: "medium", timeStyle: "short" }),
  }
}
