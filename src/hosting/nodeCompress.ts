import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import type { CompressPage } from "./decidingHost"

/** A few milliseconds a page; the best quality would take 65 for a tenth fewer bytes. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 6 }

/** Starts of pages in brotli, each flushed, so that more can follow. Kept as long as the page is. */
const starts = new WeakMap<Uint8Array, Promise<Uint8Array>>()

/** The longest block of brotli whose length has four digits. */
const maxBlock = 0x1_00_00

/** A block of brotli that holds bytes as they are, and the empty one that ends every stream (RFC 7932, section 9.2). */
function lastBlocks(bytes: Uint8Array): Uint8Array {
  const header = ((bytes.byteLength - 1) << 3) | (1 << 19)
  return Buffer.concat([Buffer.from([header, header >> 8, header >> 16]), bytes, Buffer.from([3])])
}

/**
 * Compresses a decided page with Node, in the background. In brotli its start is compressed once: for each visitor, that
 * would cost the host more than all else it does.
 */
export const nodeCompress: CompressPage = async (start, end, encoding) => {
  if (encoding === "gzip" || end.byteLength > maxBlock) {
    const compress = encoding === "gzip" ? promisify(gzip) : promisify(brotliCompress)
    return new Uint8Array(await compress(Buffer.concat([start, end])))
  }
  const flushed = { params, finishFlush: constants.BROTLI_OPERATION_FLUSH }
  const compressed = starts.get(start) ?? promisify(brotliCompress)(start, flushed)
  starts.set(start, compressed)
  return Buffer.concat([await compressed, lastBlocks(end)])
}
