/**
 * Percent-encodes the values of a query that start with http(s)://, so that they remain intact when the URL is rebuilt
 * (specification section 5). Other parameters are unchanged. Takes and returns `?…` or an empty string.
 */
export function encodeUrlParameters(search: string): string {
  return search.replace(
    /([?&][^=&]*=)(https?:\/\/[^&]*)/gi,
    (_, name: string, url: string) => name + encodeURIComponent(url),
  )
}

/** Maximum length of a packed text, in characters. */
export const packedLimit = 4096

/** Name of the parameter that contains other parameters. */
export const packedKey = "acqParams"

/**
 * Unpacks `acqParams` (percent-encoded query text) into the query (product decisions, section 3). A parameter that is
 * already in the URL takes precedence. What is nested, malformed or too long is left out and sets `invalid`.
 */
export function unpackQuery(search: string): { search: string; invalid: boolean } {
  const packed = new RegExp(`[?&]${packedKey}=([^&]*)`).exec(search)?.[1]
  const rest = search
    .slice(1)
    .split("&")
    .filter((part) => part !== "" && !part.startsWith(`${packedKey}=`) && part !== packedKey)
  const given = new Set(new URLSearchParams(rest.join("&")).keys())
  const unpacked = packed === undefined ? undefined : decodePacked(packed)
  const added = [...(unpacked ?? [])].filter(([key]) => key !== packedKey && !given.has(key))
  const nested = unpacked?.has(packedKey) ?? false
  const query = [...rest, new URLSearchParams(added).toString()].filter(Boolean).join("&")
  return {
    search: query && `?${query}`,
    invalid: (packed !== undefined && unpacked === undefined) || nested,
  }
}

function decodePacked(packed: string): URLSearchParams | undefined {
  if (packed.length > packedLimit) return undefined
  try {
    return new URLSearchParams(decodeURIComponent(packed.replaceAll("+", " ")))
  } catch {
    return undefined
  }
}

/**
 * A parameter of a query that may still be packed: its value in the query itself, else the one inside acqParams, else
 * null. For the head script, which runs before the query is unpacked and must be tiny.
 */
export function readParameter(search: string, name: string): string | null {
  const query = new URLSearchParams(search)
  return query.get(name) ?? new URLSearchParams(query.get(packedKey) ?? "").get(name)
}
