import type { Language } from "../../../lib/languages"

/** A sum, as the backend tells it. */
export interface Money {
  amount: number
  /** ISO 4217 */
  currency: string
}

/**
 * A price by the rules of a language: €129.90, 129,90 €.
 * A currency that is no code of ISO 4217 is put before the amount as it is.
 */
export function formatPrice({ amount, currency }: Money, language: Language): string {
  // Intl throws for a currency of another shape.
  if (/^[A-Z]{3}$/i.test(currency)) return amount.toLocaleString(language, { style: "currency", currency })
  return `${currency} ${amount.toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`.trim()
}
