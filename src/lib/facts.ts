/**
 * The figures in the shop's claims (specification sections 1 and 9), defined once. Texts use them as {{fact.<name>}}.
 */
export const facts = {
  /** Largest discount, as a share. */
  discount: 0.75,
  /** Discount on the first order, as a share. */
  firstOrder: 0.1,
  /** Welcome vouchers, as shares. */
  voucherTen: 0.1,
  voucherFifteen: 0.15,
  voucherTwenty: 0.2,
  labels: 3000,
  /** The figure in the onboarding text. */
  onboardingBrands: 500,
  items: 5_000_000,
  /** New items per day, at midnight. */
  newItems: 500,
  /** The figure in the claims; a registration can name 27. */
  countries: 28,
  customers: 3_000_000,
  /** Rating in the app stores, out of five stars. */
  rating: 4.8,
  reviews: 500_000,
  /** How long a registration link is valid. */
  linkDays: 14,
  /** How long a welcome voucher is valid after registration. */
  voucherWeeks: 2,
} as const

export type FactName = keyof typeof facts

const compact: readonly FactName[] = ["items", "customers"]
/** The facts that are written with their unit, %. */
export const shares: readonly FactName[] = ["discount", "firstOrder", "voucherTen", "voucherFifteen", "voucherTwenty"]

/**
 * Formats a figure for a language: "75%", "75 %", "3,000", "3 000", "5 million", "5 Millionen". Figure and
 * unit never stand on two lines: the locale data put no-break spaces between them, except in compact figures, whose
 * ordinary spaces are replaced here.
 */
export function formatFact(name: FactName, language: string): string {
  const value = facts[name]
  if (shares.includes(name)) return new Intl.NumberFormat(language, { style: "percent" }).format(value)
  if (compact.includes(name)) {
    const figure = new Intl.NumberFormat(language, { notation: "compact", compactDisplay: "long" }).format(value)
    return figure.replaceAll(" ", "\u00A0")
  }
  return new Intl.NumberFormat(language).format(value)
}
