/** A QR code, drawn in units of one square. */
export interface QrCode {
  /** Number of squares along a side, including the quiet zone. */
  squares: number
  /** The dark squares, as SVG path data. */
  path: string
  /** Whether the brand's mark is in the middle. */
  branded: boolean
}

/** A QR code, or why there is none. */
export type QrResult = QrCode | "tooLong" | "failed"

/** Error correction levels: how much of a QR code may be covered, 7, 15, 25 and 30 % (ISO/IEC 18004, section 6.5.1). */
export const qrLevels = ["L", "M", "Q", "H"] as const

export type QrLevel = (typeof qrLevels)[number]

/** How a QR code is drawn. */
export interface QrStyle {
  level: QrLevel
  /** Whether the squares are light on a dark ground: only for scanners that read inverted QR codes. */
  inverted: boolean
  /** Whether the brand's mark covers the middle; then the level is at least Q. */
  branded: boolean
}

/** The style that every scanner reads. */
export const plainStyle: QrStyle = { level: "M", inverted: false, branded: false }

/** Width of the light margin that scanners need to find the QR code (ISO/IEC 18004, quiet zone). */
const quietZone = 4

/** Capacity of the largest QR code in bytes, by error correction level (ISO/IEC 18004, table 7). */
const capacity: Readonly<Record<QrLevel, number>> = { L: 2953, M: 2331, Q: 1663, H: 1273 }

/** Share of the width that the mark may cover: 4 % of the squares, far below the 25 % that level Q restores. */
const markShare = 0.2

/** The level with which a style is drawn: with a mark at least Q, to restore the squares that the mark covers. */
export const levelOf = ({ level, branded }: Pick<QrStyle, "level" | "branded">): QrLevel =>
  branded && (level === "L" || level === "M") ? "Q" : level

/** Whether a style can have a lower level of error correction, which makes the squares larger. */
export const canLowerErrorCorrection = (style: QrStyle): boolean => levelOf(style) !== levelOf({ ...style, level: "L" })

/**
 * Creates the QR code of a text; its library is loaded on first use.
 * @returns undefined for a text that is too long for a QR code of this level
 * @throws if the library fails to load
 */
export async function qrCodeOf(text: string, style: QrStyle = plainStyle): Promise<QrCode | undefined> {
  const ecc = levelOf(style)
  if (new TextEncoder().encode(text).length > capacity[ecc]) return undefined
  const { encode } = await import("uqr")
  const { data, size } = encode(text, { ecc, border: quietZone })
  const { from, to } = markArea(size)
  const isUnderMark = (x: number, y: number) => style.branded && Math.min(x, y) >= from && Math.max(x, y) < to
  const path = data
    .map((row, y) =>
      rowPath(
        row.map((dark, x) => dark && !isUnderMark(x, y)),
        y,
      ),
    )
    .join("")
  return { squares: size, path, branded: style.branded }
}

/** The QR code of a text, or why there is none: its library, which is loaded for the first one, may fail to load. */
export async function qrResultOf(text: string, style: QrStyle = plainStyle): Promise<QrResult> {
  try {
    return (await qrCodeOf(text, style)) ?? "tooLong"
  } catch {
    return "failed"
  }
}

/**
 * The square in the middle that is kept free for the mark, as positions in units. Its side is an odd number of units,
 * like that of every QR code, so that it can be exactly in the middle.
 * @param size of the QR code including its quiet zone
 */
export function markArea(size: number): { from: number; to: number } {
  const half = Math.floor(((size - 2 * quietZone) * markShare) / 2)
  const middle = (size - 1) / 2
  return { from: middle - half, to: middle + half + 1 }
}

/** Path data for one row of squares, merged into bars. */
function rowPath(squares: readonly boolean[], y: number): string {
  const row = squares.map((dark) => (dark ? "1" : "0")).join("")
  return [...row.matchAll(/1+/g)].map(({ index, 0: bar }) => `M${index} ${y}h${bar.length}v1h-${bar.length}z`).join("")
}

/** Outline of the brand's letter, as in public/favicon.svg: 1272 units wide and 1500 high, with y upwards. */
const letter = "M78 0V73H259V1427H78V1500H663V1427H483V73H758Q874 73 945 96T1052 166Q1089 213 1103 284T1120 450H1194V0Z"

/**
 * The mark as path data, with the matrix (a to f, as in SVG and on a canvas) that centres it in its area; one unit
 * above and below it stays free.
 */
export function markOf(size: number) {
  const { from, to } = markArea(size)
  const scale = (to - from - 2) / 1500
  const left = (size - 1272 * scale) / 2
  return { path: letter, matrix: [scale, 0, 0, -scale, left, to - 1] as const }
}

/** Colours of a QR code in a file: black and white, whatever palette the page has. */
export const coloursOf = ({ inverted }: Pick<QrStyle, "inverted">) =>
  inverted ? { ground: "#000", ink: "#fff" } : { ground: "#fff", ink: "#000" }

/**
 * A QR code as the text of a standalone SVG file, dark on white or the other way round.
 * @param side length of a side with its unit, e.g. "30mm"; by default ten pixels per square
 */
export function svgOf(
  { squares, path, branded }: QrCode,
  { inverted }: Pick<QrStyle, "inverted"> = plainStyle,
  side?: string,
): string {
  const { ground, ink } = coloursOf({ inverted })
  const length = side ?? String(squares * 10)
  const mark = branded ? markOf(squares) : undefined
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${squares} ${squares}" width="${length}" height="${length}">` +
    `<path fill="${ground}" d="M0 0h${squares}v${squares}H0z"/>` +
    `<path fill="${ink}" shape-rendering="crispEdges" d="${path}"/>` +
    (mark ? `<path fill="${ink}" transform="matrix(${mark.matrix.join(" ")})" d="${mark.path}"/>` : "") +
    `</svg>`
  )
}
