/**
 * An address as the browser reads it; undefined where the text is none. Stands in for URL.parse and URL.canParse, which
 * Safari has since 18 and 17.
 * @param base against which a relative address is read
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
