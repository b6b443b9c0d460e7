import { saveFile } from "../../lib/saveFile"
import { drawPng } from "./drawPng"
import type { PrintSize } from "./model/print"
import { svgOf, type QrCode, type QrStyle } from "./model/qrCode"

/** What is needed to save a QR code as a file. */
export interface SavableQrCode {
  qrCode: QrCode
  style: QrStyle
  size: PrintSize
  /** Without extension. */
  fileName: string
}

/** Saves a QR code in a print size as a drawing (SVG). */
export const saveAsSvg = ({ qrCode, style, size, fileName }: SavableQrCode): void =>
  saveFile(`${fileName}.svg`, "image/svg+xml", svgOf(qrCode, style, `${size}mm`))

/**
 * Saves a QR code in a print size as a picture (PNG).
 * @returns false if the browser cannot draw it
 */
export async function saveAsPng({ qrCode, style, size, fileName }: SavableQrCode): Promise<boolean> {
  const png = await drawPng(qrCode, style, size)
  if (png) saveFile(`${fileName}.png`, "image/png", png)
  return png !== undefined
}
