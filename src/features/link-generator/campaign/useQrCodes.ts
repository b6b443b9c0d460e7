import { useEffect, useState } from "react"
import { qrCodeOf, type QrCode, type QrStyle } from "../model/qrCode"

/** A code, or why there is none. */
export type QrResult = QrCode | "tooLong" | "failed"

/** Codes that are made before the page may answer the user again. */
const atOnce = 8

/**
 * Makes the codes of links, a few at a time so that the page stays responsive.
 * @param links the same list until it changes
 * @returns the codes made so far, by link
 */
export function useQrCodes(links: readonly string[], style: QrStyle): ReadonlyMap<string, QrResult> {
  const [codes, setCodes] = useState<ReadonlyMap<string, QrResult>>(new Map())
  useEffect(() => {
    let current = true
    async function make() {
      const made = new Map<string, QrResult>()
      for (const [index, link] of links.entries()) {
        made.set(link, await resultOf(link, style))
        if ((index + 1) % atOnce === 0) await new Promise((resolve) => setTimeout(resolve))
        if (!current) return
        if ((index + 1) % atOnce === 0) setCodes(new Map(made))
      }
      setCodes(made)
    }
    void make()
    return () => void (current = false)
  }, [links, style])
  return codes
}

/** The library, which is loaded for the first code, may fail to load. */
async function resultOf(link: string, style: QrStyle): Promise<QrResult> {
  try {
    return (await qrCodeOf(link, style)) ?? "tooLong"
  } catch {
    return "failed"
  }
}
