import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

type Encoding = "br" | "gzip"

const compressors: Record<Encoding, (body: Uint8Array) => Promise<Uint8Array>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
}

/** The best encoding that a request accepts (RFC 9110, section 12.5.3); null for none. */
function acceptedEncoding(header: string | null): Encoding | null {
  const refused = /(br|gzip)\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/g
  const accepted = (header ?? "").replaceAll(refused, "")
  if (/\bbr\b/.test(accepted)) return "br"
  return /\bgzip\b/.test(accepted) ? "gzip" : null
}

const compressed = new Map<string, Promise<Uint8Array>>()

/**
 * Compresses a text for a request, once for each version of the text.
 * @param tag names the version of the text: the same tag, the same bytes
 */
export async function compress(body: Uint8Array, tag: string, acceptEncoding: string | null) {
  const encoding = acceptedEncoding(acceptEncoding)
  if (encoding === null) return { body, encoding }
  const key = `${encoding} ${tag}`
  const result = compressed.get(key) ?? compressors[encoding](body)
  compressed.set(key, result)
  return { body: await result, encoding }
}
