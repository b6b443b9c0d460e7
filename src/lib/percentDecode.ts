/** Percent-decodes a text; one that is not encoded correctly stays as it is. */
export function percentDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
