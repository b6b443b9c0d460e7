import { formatLocale, type Language } from "../../lib/languages"
import { usePage } from "../../router/usePage"

/** Below half a percent, rates and their differences have a third decimal: two would not tell them apart. */
const smallShare = 0.005

/** Functions that format figures, names and times in a language. */
type Formats = ReturnType<typeof createFormats>

/** The formats of the languages shown so far: creating one takes much longer than using it. */
const formatsByLanguage = new Map<Language, Formats>()

/** Returns functions that format figures, names and times in the page's language. */
export function useFormats(): Formats {
  const { language } = usePage()
  const formats = formatsByLanguage.get(language) ?? createFormats(language)
  formatsByLanguage.set(language, formats)
  return formats
}

function createFormats(language: Language) {
  const locale = formatLocale(language)
  const formatter = (options: Intl.NumberFormatOptions) => {
    const numbers = new Intl.NumberFormat(locale, options)
    return (value: number) => numbers.format(value)
  }
  const dateFormatter = (options: Intl.DateTimeFormatOptions) => {
    const times = new Intl.DateTimeFormat(locale, options)
    return (time: string) => times.format(new Date(time))
  }
  const names = new Intl.ListFormat(locale, { type: "conjunction" })
  const choices = new Intl.ListFormat(locale, { type: "disjunction" })
  /** The same format with two decimals and with three. */
  const withDecimals = (optionsOf: (digits: number) => Intl.NumberFormatOptions) => ({
    2: formatter(optionsOf(2)),
    3: formatter(optionsOf(3)),
  })
  const percent = withDecimals((digits) => ({ style: "percent", maximumFractionDigits: digits }))
  const plainPoints = withDecimals((digits) => ({ maximumFractionDigits: digits }))
  const signedPoints = withDecimals((digits) => ({
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: "exceptZero",
  }))
  const decimalsOf = (...shares: number[]) => (shares.every((share) => Math.abs(share) < smallShare) ? 3 : 2)
  return {
    /** A whole number. */
    whole: formatter({ maximumFractionDigits: 0 }),
    /** A share between 0 and 1, in percent. */
    percent: (share: number) => percent[decimalsOf(share)](share),
    /** A share between 0 and 1 of simulated visitors, in percent: a chart needs no second decimal. */
    roundPercent: formatter({ style: "percent", maximumFractionDigits: 1 }),
    /** The differences of shares that are shown together, as signed numbers of percentage points. */
    points: (differences: readonly number[]) => {
      const format = signedPoints[decimalsOf(...differences)]
      return differences.map((difference) => format(difference * 100))
    },
    /** A difference of shares as a plain number of percentage points, without a plus sign. */
    plainPoints: (difference: number) => plainPoints[decimalsOf(difference)](difference * 100),
    /** A relative change, as a signed percentage of the original value. */
    change: formatter({ style: "percent", maximumFractionDigits: 1, signDisplay: "exceptZero" }),
    /** A number with at most two decimals. */
    decimal: formatter({ maximumFractionDigits: 2 }),
    /** A number with all its decimals, at most ten: any beyond that are rounding errors of binary arithmetic. */
    exact: formatter({ maximumFractionDigits: 10 }),
    /** A probability, to two significant digits. */
    probability: formatter({ maximumSignificantDigits: 2 }),
    /** Several names as one text. */
    list: (items: readonly string[]) => names.format(items),
    /** Several alternatives as one text: "0, 1 or 2". */
    oneOf: (items: readonly string[]) => choices.format(items),
    /** Day, month and year of an ISO 8601 time. */
    day: dateFormatter({ dateStyle: "medium" }),
    /** Date and time of day. */
    dayAndTime: dateFormatter({ dateStyle: "medium", timeStyle: "short" }),
  }
}
