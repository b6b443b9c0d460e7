/**
 * The figures in the shop's claims (specification sections 1 and 9), defined once. Texts use them as {{fact.<name>}}.
 */
export const facts = {
  discount: 0.75,
  firstOrder: 0.1,
  voucherTen: 0.1,
  voucherFifteen: 0.15,
  voucherTwenty: 0.2,
  labels: 3000,
  /** The luxury brands among the labels, as the onboarding counts them. */
  onboardingBrands: 500,
  items: 5_000_000,
  newItems: 500,
  /** The countries as the claims count them; lib/countries.ts lists the 27 that a registration accepts. */
  countries: 28,
  customers: 3_000_000,
  /** Rating in the app stores, out of five stars. */
  rating: 4.8,
  reviews: 500_000,
  linkDays: 14,
  voucherWeeks: 2,
} as const

export type FactName = keyof typeof facts

const compact: readonly FactName[] = ["items", "customers"]
/** The facts that are written with their unit, %. */
export const percentages: readonly FactName[] = [
  "discount",
  "firstOrder",
  "voucherTen",
  "voucherFifteen",
  "voucherTwenty",
]

/**
 * Formats a figure for a language: "75%", "75 %", "3,000", "3 000", "5 million", "5 Millionen". Figure and unit are
 * never split over two lines: the locale data put no-break spaces between them, except in compact figures, whose
 * ordinary spaces are replaced here.
 */
export function formatFact(name: FactName, language: string): string {
  const value = facts[name]
  if (percentages.includes(name)) return new Intl.NumberFormat(language, { style: "percent" }).format(value)
  if (compact.includes(name)) {
    const figure = new Intl.NumberFormat(language, { notation: "compact", compactDisplay: "long" }).format(value)
    return figure.replaceAll(" ", "\u00A0")
  }
  return new Intl.NumberFormat(language).format(value)
}
