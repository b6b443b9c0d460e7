import type { Language } from "../../../lib/languages"

/** An amount of money, as returned by the backend. */
export interface Money {
  amount: number
  /** ISO 4217 */
  currency: string
}

/**
 * Formats a price for a language: €129.90, 129,90 €. A currency that is not an ISO 4217 code is put before the amount
 * as it is.
 */
export function formatPrice({ amount, currency }: Money, language: Language): string {
  // Intl throws for a currency in another format.
  if (/^[A-Z]{3}$/i.test(currency)) return amount.toLocaleString(language, { style: "currency", currency })
  return `${currency} ${amount.toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`.trim()
}
