import { saveFile } from "../../lib/saveFile"
import { drawPng } from "./drawPng"
import type { PrintSize } from "./model/print"
import { qrCodeFile, type QrCode, type QrStyle } from "./model/qrCode"

/** A code with what its file depends on. */
export interface SavedCode {
  code: QrCode
  style: QrStyle
  size: PrintSize
  /** Without extension. */
  fileName: string
}

/** Saves a code in a print size as a drawing (SVG). */
export const saveAsSvg = ({ code, style, size, fileName }: SavedCode): void =>
  saveFile(`${fileName}.svg`, "image/svg+xml", qrCodeFile(code, style, `${size}mm`))

/**
 * Saves a code in a print size as a picture (PNG).
 * @returns false if the browser cannot draw it
 */
export async function saveAsPng({ code, style, size, fileName }: SavedCode): Promise<boolean> {
  const png = await drawPng(code, style, size)
  if (png) saveFile(`${fileName}.png`, "image/png", png)
  return png !== undefined
}
