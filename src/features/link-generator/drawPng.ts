import { pixelsFor, withPrintSize, type PrintSize } from "./model/print"
import { coloursOf, markOf, type QrCode, type QrStyle } from "./model/qrCode"

/**
 * Draws a QR code as a PNG file in a print size.
 * @returns undefined if the browser cannot draw it
 */
export async function drawPng(
  qrCode: QrCode,
  style: QrStyle,
  millimetres: PrintSize,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { side, scale } = pixelsFor(millimetres, qrCode.squares)
  const canvas = document.createElement("canvas")
  canvas.width = canvas.height = side
  const context = canvas.getContext("2d")
  if (!context) return undefined
  const { ground, ink } = coloursOf(style)
  context.fillStyle = ground
  context.fillRect(0, 0, side, side)
  context.fillStyle = ink
  context.scale(scale, scale)
  // The linter takes context.fill(new Path2D(…)) for Array.fill.
  const fill = (shape: Path2D) => context.fill(shape)
  fill(new Path2D(qrCode.path))
  if (qrCode.branded) {
    const { path, matrix } = markOf(qrCode.squares)
    context.transform(...matrix)
    fill(new Path2D(path))
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"))
  return blob ? withPrintSize(new Uint8Array(await blob.arrayBuffer()), side, millimetres) : undefined
}
