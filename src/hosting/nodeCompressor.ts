import { promisify } from "node:util"
import { brotliCompress, constants, crc32, deflateRaw } from "node:zlib"
import type { PageCompressor } from "./decidingHost"

/**
 * Limit to the length of a page's end, in bytes: the length of an uncompressed part has 16 bits, both in brotli (RFC
 * 7932, section 9.2) and in deflate (RFC 1951, section 3.2.4).
 */
const maxEnd = 65_536

/**
 * The first visitor with a decision waits for the compression: at quality 9 for a few milliseconds; quality 11 would
 * take 100 ms and save 3 % of the bytes.
 */
const brotliQuality = 9

/**
 * Compresses with brotli, and flushes the stream without ending it. The end of the page is appended as a meta-block of
 * uncompressed bytes, which an empty last meta-block follows (RFC 7932, section 9.2).
 */
async function compressBrotli(page: Uint8Array): Promise<(end: Uint8Array) => Uint8Array<ArrayBuffer>> {
  const start = await promisify(brotliCompress)(page, {
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: page.byteLength,
    },
  })
  return (end) => {
    const length = end.byteLength - 1
    if (length < 0 || length >= maxEnd) throw new Error("the end of a page is empty or too long")
    // The meta-block's header, from the lowest bit: not the last (0), 4 nibbles of length (00), the length minus 1,
    // uncompressed (1).
    const header = (length << 3) | (1 << 19)
    return joined(start, [header & 255, (header >> 8) & 255, header >> 16], end, [0b11])
  }
}

/**
 * Compresses with gzip in the same way: raw deflate that stops at a byte boundary, then the end of the page as a stored
 * block, the last one (RFC 1951, section 3.2.4), then checksum and length of the whole (RFC 1952, section 2.3.1).
 */
async function compressGzip(page: Uint8Array): Promise<(end: Uint8Array) => Uint8Array<ArrayBuffer>> {
  const start = await promisify(deflateRaw)(page, {
    level: constants.Z_BEST_COMPRESSION,
    finishFlush: constants.Z_SYNC_FLUSH,
  })
  const checksum = crc32(page)
  return (end) => {
    if (end.byteLength >= maxEnd) throw new Error("the end of a page is too long")
    const numbers = new DataView(new ArrayBuffer(12))
    numbers.setUint16(0, end.byteLength, true)
    numbers.setUint16(2, ~end.byteLength, true)
    numbers.setUint32(4, crc32(end, checksum), true)
    numbers.setUint32(8, page.byteLength + end.byteLength, true)
    const bytes = new Uint8Array(numbers.buffer)
    return joined([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255], start, [1], bytes.subarray(0, 4), end, bytes.subarray(4))
  }
}

function joined(...parts: ArrayLike<number>[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.length
  }
  return whole
}

/**
 * Compresses decided pages with Node, once for all visitors with the same decision: what differs between them is at the
 * end and is added as it is.
 */
export const nodeCompressor: PageCompressor = (page, encoding) =>
  encoding === "br" ? compressBrotli(page) : compressGzip(page)
