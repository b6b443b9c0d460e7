/**
 * Percent-encodes any text for an address or a cookie, as encodeURIComponent does, which throws for half of a surrogate
 * pair: that becomes U+FFFD, as wherever a browser takes a text for an address (WHATWG Infra, scalar value strings).
 */
export function percentEncode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, "\ufffd"))
}
