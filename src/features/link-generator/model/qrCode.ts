/** A QR code as the text of an SVG file, or why there is none. */
export type QrCode = { svg: string } | "tooLong" | "failed"

/** The light margin that scanners need, in squares (ISO/IEC 18004, quiet zone). */
const quietZone = 4

/** Creates the QR code of a text. Its library is loaded for the first one, which may fail. */
export async function qrCodeOf(text: string): Promise<QrCode> {
  let library: typeof import("uqr")
  try {
    library = await import("uqr")
  } catch {
    return "failed"
  }
  try {
    return { svg: library.renderSVG(text, { ecc: "M", border: quietZone }) }
  } catch {
    return "tooLong"
  }
}
