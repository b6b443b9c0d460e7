import { useEffect, useState } from "react"
import { qrResultOf, type QrResult, type QrStyle } from "../model/qrCode"

/** How many QR codes are made before the browser may handle input. */
const atOnce = 8

interface QrCodes {
  /** By link; QR codes of the former style stay until those of the new style are made. */
  qrCodes: ReadonlyMap<string, QrResult>
  /** How many links have a QR code of this style. */
  done: number
}

/** QR codes with what they were made for. */
interface Made {
  links: readonly string[]
  style: QrStyle
  qrCodes: ReadonlyMap<string, QrResult>
}

/**
 * Makes the QR codes of links, a few at a time so that the page stays responsive.
 * @param links the same array in every render until the links change
 */
export function useQrCodes(links: readonly string[], style: QrStyle): QrCodes {
  const [state, setState] = useState<Made>({ links, style, qrCodes: new Map() })
  useEffect(() => {
    let current = true
    async function make() {
      const made = new Map<string, QrResult>()
      for (const [index, link] of links.entries()) {
        made.set(link, await qrResultOf(link, style))
        if ((index + 1) % atOnce === 0) await new Promise((resolve) => setTimeout(resolve))
        if (!current) return
        if ((index + 1) % atOnce === 0) setState({ links, style, qrCodes: new Map(made) })
      }
      setState({ links, style, qrCodes: made })
    }
    void make()
    return () => void (current = false)
  }, [links, style])
  const { qrCodes } = state
  return {
    qrCodes,
    done: state.links === links && state.style === style ? links.filter((link) => qrCodes.has(link)).length : 0,
  }
}
