/** A QR code to be drawn: squares of one unit on a square of `size` units, quiet zone included. */
export interface QrCode {
  size: number
  /** The dark squares as the data of an SVG path. */
  path: string
}

/** Units that stay light around the code, without which scanners do not find it (ISO/IEC 18004, quiet zone). */
const quietZone = 4

/** Bytes that the largest QR code holds at error correction level M (ISO/IEC 18004, table 7). */
const capacity = 2331

/**
 * Makes the QR code of a text; its library is loaded for the first one.
 * @returns undefined for a text that is longer than a QR code can hold
 * @throws when the library does not arrive
 */
export async function qrCodeOf(text: string): Promise<QrCode | undefined> {
  if (new TextEncoder().encode(text).length > capacity) return undefined
  const { encode } = await import("uqr")
  const { data, size } = encode(text, { ecc: "M", border: quietZone })
  return { size, path: data.map(rowPath).join("") }
}

/** One row of squares as bars. */
function rowPath(squares: readonly boolean[], y: number): string {
  const row = squares.map((dark) => (dark ? "1" : "0")).join("")
  return [...row.matchAll(/1+/g)].map(({ index, 0: bar }) => `M${index} ${y}h${bar.length}v1h-${bar.length}z`).join("")
}

/** A QR code as a file of its own, dark on white. */
export function qrCodeFile({ size, path }: QrCode): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 10}" height="${size * 10}">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" shape-rendering="crispEdges" d="${path}"/></svg>`
  )
}
