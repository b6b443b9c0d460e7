import { attempt } from "../../../lib/attempt"
import type { Language } from "../../../lib/languages"

/** An amount of money, as returned by the backend. */
export interface Money {
  amount: number
  /** ISO 4217 */
  currency: string
}

/**
 * Formats a price for a language: €129.90, 129,90 €. A currency that is not an ISO 4217 code, for which Intl throws, is
 * put before the amount as it is.
 */
export function formatPrice({ amount, currency }: Money, language: Language): string {
  const figure =
    attempt(() => amount.toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })) ??
    amount.toFixed(2)
  return (
    attempt(() => amount.toLocaleString(language, { style: "currency", currency })) ?? `${currency} ${figure}`.trim()
  )
}
