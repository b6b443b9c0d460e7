import { saveFile } from "../../lib/saveFile"
import { drawPng } from "./drawPng"
import type { PrintSize } from "./model/print"
import { qrCodeFile, type QrCode, type QrStyle } from "./model/qrCode"

/** A QR code with what its file depends on. */
export interface QrCodeFile {
  qrCode: QrCode
  style: QrStyle
  size: PrintSize
  /** Without extension. */
  fileName: string
}

/** Saves a QR code in a print size as a drawing (SVG). */
export const saveAsSvg = ({ qrCode, style, size, fileName }: QrCodeFile): void =>
  saveFile(`${fileName}.svg`, "image/svg+xml", qrCodeFile(qrCode, style, `${size}mm`))

/**
 * Saves a QR code in a print size as a picture (PNG).
 * @returns false if the browser cannot draw it
 */
export async function saveAsPng({ qrCode, style, size, fileName }: QrCodeFile): Promise<boolean> {
  const png = await drawPng(qrCode, style, size)
  if (png) saveFile(`${fileName}.png`, "image/png", png)
  return png !== undefined
}
