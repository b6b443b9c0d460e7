/** The figures of the shop's claims (specification sections 1 and 9), each stated once. Texts name them as {{fact.<name>}}. */
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
  /** The onboarding text's own figure. */
  onboardingBrands: 500,
  items: 5_000_000,
  /** New items a day, at midnight. */
  newItems: 500,
  countries: 28,
  customers: 3_000_000,
  /** Stars of five in the app stores. */
  rating: 4.8,
  reviews: 500_000,
  /** How long a registration link is good for. */
  linkDays: 14,
  /** How long a welcome voucher is good for after registration. */
  voucherWeeks: 2,
} as const

export type FactName = keyof typeof facts

const compact: readonly FactName[] = ["items", "customers"]
const shares: readonly FactName[] = ["discount", "firstOrder", "voucherTen", "voucherFifteen", "voucherTwenty"]

/**
 * A figure as a reader of the language expects it: "75%", "75 %", "3,000", "3 000", "5 million", "5 Millionen". Its blanks
 * don't break, whichever the locale data have: a line must not end in "5".
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
