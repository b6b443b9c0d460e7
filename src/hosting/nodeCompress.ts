import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import type { CompressPage } from "./decidingHost"

/** Starts of pages in brotli, each flushed, so that more can follow. Kept as long as the page is. */
const starts = new WeakMap<Uint8Array, Promise<Uint8Array>>()

/** Compresses the start of a page in a few milliseconds, and once more as well as it goes for those who come later. */
function compressStart(start: Uint8Array): Promise<Uint8Array> {
  const withQuality = (quality: number) =>
    promisify(brotliCompress)(start, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality },
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    })
  const [quick, best] = [withQuality(6), withQuality(11)]
  starts.set(start, quick)
  best.then(() => starts.set(start, best)).catch(() => undefined)
  return quick
}

/** The longest block of brotli whose length has four digits. */
const maxBlock = 0x1_00_00

/** The empty block that ends every stream of brotli. */
const lastBlock = Buffer.from([3])

/**
 * Compresses a decided page with Node, in the background. In brotli its start is compressed once: for each visitor, that
 * would cost the host more than all else it does. Its end is a block of bytes as they are (RFC 7932, section 9.2).
 */
export const nodeCompress: CompressPage = async (start, end, encoding) => {
  const bytes = Buffer.from(end)
  if (encoding === "gzip" || bytes.byteLength > maxBlock) {
    const compress = encoding === "gzip" ? promisify(gzip) : promisify(brotliCompress)
    return new Uint8Array(await compress(Buffer.concat([start, bytes])))
  }
  const header = ((bytes.byteLength - 1) << 3) | (1 << 19)
  const digits = Uint8Array.of(header, header >> 8, header >> 16)
  return Buffer.concat([await (starts.get(start) ?? compressStart(start)), digits, bytes, lastBlock])
}
