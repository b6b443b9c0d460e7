/** Percent-decodes a text; one that is not encoded correctly stays as it is. */
export function percentDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * Percent-encodes any text for a URL or a cookie. encodeURIComponent throws for a lone surrogate, which is replaced by
 * U+FFFD here, as browsers do in URLs (WHATWG Infra, scalar value strings).
 */
export function percentEncode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, "\ufffd"))
}
