import { useEffect, useMemo, useRef, useState, type RefObject } from "react"
import { useTranslation } from "react-i18next"
import { useLatest } from "../../../router/useLatest"
import { Button } from "../../../ui/Button/Button"
import { useFocusOnShow } from "../../../ui/useFocusOnShow"
import { keyOf, type CampaignLink } from "../model/campaign"
import { printSizes, type PrintSize } from "../model/print"
import { canLowerErrorCorrection, plainStyle, type QrStyle } from "../model/qrCode"
import { shortName } from "../model/shortName"
import { QrOptions } from "../QrOptions"
import { SquareNote } from "../SquareNote"
import { QrFigure } from "./QrFigure"
import styles from "./QrSheet.module.css"
import { SheetExpiry } from "./SheetExpiry"
import { useQrCodes } from "./useQrCodes"

/** The most QR codes on one sheet: some ten pages. */
const sheetLimit = 200

interface QrSheetProps {
  links: readonly CampaignLink[]
  /** Called by the button above the sheet, and by the Escape key anywhere on it. */
  onClose: () => void
}

/**
 * The QR codes of links as a sheet for the printer, each with the link's short name; they can be saved one by one as
 * well. The heading takes focus when the sheet appears, and again when the sheet is opened for other links.
 */
export function QrSheet({ links, onClose }: QrSheetProps) {
  const { t } = useTranslation("campaign")
  const heading = useFocusOnShow<HTMLHeadingElement>(links)
  const box = useEscape<HTMLElement>(onClose)
  const [style, setStyle] = useState<QrStyle>(plainStyle)
  const [size, setSize] = useState<PrintSize>(printSizes[1])
  const shown = useMemo(() => links.slice(0, sheetLimit), [links])
  const urls = useMemo(() => shown.map(({ link }) => link), [shown])
  const { qrCodes, done } = useQrCodes(urls, style)
  const busy = done < shown.length
  const squares = Math.max(...[...qrCodes.values()].map((result) => (typeof result === "object" ? result.squares : 0)))
  return (
    <section ref={box} className={styles.box} aria-labelledby="campaign-qr">
      <div className={styles.head}>
        <h3 id="campaign-qr" ref={heading} tabIndex={-1}>
          {t("qr.heading", { count: shown.length })}
        </h3>
        <Button variant="plain" onClick={onClose}>
          {t("qr.close")}
        </Button>
      </div>
      <QrOptions idPrefix="campaign-qr" style={style} size={size} onStyle={setStyle} onSize={setSize} />
      {busy || squares <= 0 ? null : (
        <SquareNote size={size} squares={squares} canLowerErrorCorrection={canLowerErrorCorrection(style)} />
      )}
      <div className={styles.actions}>
        <Button variant="primary" busy={busy} onClick={() => busy || window.print()}>
          {t("qr.print")}
        </Button>
        {busy ? <p>{t("qr.progress", { done, all: shown.length })}</p> : null}
        {links.length > sheetLimit ? <p role="status">{t("qr.limit", { limit: sheetLimit })}</p> : null}
      </div>
      <div className={styles.paper}>
        <p className={styles.name}>{[...new Set(shown.map(({ campaign }) => campaign))].join(", ")}</p>
        <SheetExpiry links={shown} />
        <ol className={styles.sheet} data-size={size}>
          {shown.map((one) => (
            <QrFigure key={keyOf(one)} name={shortName(one)} result={qrCodes.get(one.link)} style={style} size={size} />
          ))}
        </ol>
      </div>
    </section>
  )
}

/** Calls a function when Escape is pressed within an element. Returns the ref to the element. */
function useEscape<Shown extends HTMLElement>(onEscape: () => void): RefObject<Shown | null> {
  const element = useRef<Shown>(null)
  const latest = useLatest(onEscape)
  useEffect(() => {
    const box = element.current
    const close = ({ key }: KeyboardEvent) => void (key === "Escape" && latest.current?.())
    box?.addEventListener("keydown", close)
    return () => box?.removeEventListener("keydown", close)
  }, [latest])
  return element
}
