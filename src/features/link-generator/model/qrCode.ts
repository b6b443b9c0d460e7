/** A QR code as unit squares in a square of `size` units, including the quiet zone. */
export interface QrCode {
  size: number
  /** The dark squares, as SVG path data. */
  path: string
}

/** Width of the light margin that scanners need to find the code (ISO/IEC 18004, quiet zone). */
const quietZone = 4

/** Capacity of the largest QR code in bytes, at error correction level M (ISO/IEC 18004, table 7). */
const capacity = 2331

/**
 * Creates the QR code of a text; its library is loaded on first use.
 * @returns undefined for a text that is too long for a QR code
 * @throws if the library fails to load
 */
export async function qrCodeOf(text: string): Promise<QrCode | undefined> {
  if (new TextEncoder().encode(text).length > capacity) return undefined
  const { encode } = await import("uqr")
  const { data, size } = encode(text, { ecc: "M", border: quietZone })
  return { size, path: data.map(rowPath).join("") }
}

/** Path data for one row of squares, merged into bars. */
function rowPath(squares: readonly boolean[], y: number): string {
  const row = squares.map((dark) => (dark ? "1" : "0")).join("")
  return [...row.matchAll(/1+/g)].map(({ index, 0: bar }) => `M${index} ${y}h${bar.length}v1h-${bar.length}z`).join("")
}

/** A QR code as a standalone SVG file, dark on white. */
export function qrCodeFile({ size, path }: QrCode): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 10}" height="${size * 10}">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" shape-rendering="crispEdges" d="${path}"/></svg>`
  )
}
