/** Sizes of printed QR codes: length of a side in millimetres, including the quiet zone. */
export const printSizes = [20, 30, 50] as const

export type PrintSize = (typeof printSizes)[number]

/** The lowest resolution that printers ask for, in dots per inch. */
const dotsPerInch = 300

const millimetresPerInch = 25.4

/**
 * How many pixels the picture of a QR code has for a print size: a whole number for each square, so that no square is
 * blurred, and at least the resolution that printers ask for. The file itself states its resolution (`withPrintSize`).
 * @param millimetres length of a side
 * @param squares number of squares along a side of the QR code, including its quiet zone
 * @returns side: pixels along a side of the picture; scale: pixels along a side of a square
 */
export function pixelsFor(millimetres: number, squares: number): { side: number; scale: number } {
  const scale = Math.ceil((millimetres / millimetresPerInch) * (dotsPerInch / squares))
  return { side: scale * squares, scale }
}

/** Least side of a square in millimetres: smaller squares run together on cheap printers and in phone cameras. */
export const smallestSquare = 0.4

/**
 * Side of a square of a printed QR code in millimetres, rounded down to hundredths.
 * @param millimetres length of a side of the QR code, including its quiet zone
 * @param squares number of squares along a side of the QR code, including its quiet zone
 */
export const squareSide = (millimetres: number, squares: number): number =>
  Math.floor((millimetres / squares) * 100) / 100

/** Checksum of a chunk of a PNG file (ISO/IEC 15948, annex D). */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

/** Bytes of a PNG file before its first optional chunk: the signature and the header chunk IHDR. */
const headLength = 8 + 25

/**
 * Writes into a PNG file how large it is to be printed (chunk pHYs: ISO/IEC 15948, section 11.3.5.3).
 * @param png file without such a chunk, as a canvas writes it
 * @param side length of a side in pixels
 * @param millimetres length of a side on paper
 */
export function withPrintSize(png: Uint8Array, side: number, millimetres: number): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(21)
  const view = new DataView(chunk.buffer)
  const pixelsPerMetre = Math.round((side / millimetres) * 1000)
  view.setUint32(0, 9)
  chunk.set(new TextEncoder().encode("pHYs"), 4)
  view.setUint32(8, pixelsPerMetre)
  view.setUint32(12, pixelsPerMetre)
  chunk[16] = 1
  view.setUint32(17, crc32(chunk.subarray(4, 17)))
  const file = new Uint8Array(png.length + chunk.length)
  file.set(png.subarray(0, headLength))
  file.set(chunk, headLength)
  file.set(png.subarray(headLength), headLength + chunk.length)
  return file
}
