import { useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../ui/Button/Button"
import type { CampaignLink } from "../model/campaign"
import { printSizes, type PrintSize } from "../model/print"
import { plainStyle, type QrStyle } from "../model/qrCode"
import { QrFigure } from "./QrFigure"
import { QrOptions } from "./QrOptions"
import styles from "./QrSheet.module.css"
import { useQrCodes } from "./useQrCodes"

/** The most codes on one sheet: some ten pages. */
const sheetLimit = 200

/** The codes of links as a sheet for the printer, each with its short name, to save one by one as well. */
export function QrSheet({ links }: { links: readonly CampaignLink[] }) {
  const { t } = useTranslation(["campaign", "admin"])
  const [style, setStyle] = useState<QrStyle>(plainStyle)
  const [size, setSize] = useState<PrintSize>(printSizes[1])
  const shown = useMemo(() => links.slice(0, sheetLimit), [links])
  const urls = useMemo(() => shown.map(({ link }) => link), [shown])
  const codes = useQrCodes(urls, style)
  return (
    <section className={styles.box} aria-labelledby="campaign-qr">
      <h3 id="campaign-qr">{t("qr.heading", { count: shown.length })}</h3>
      <QrOptions style={style} size={size} onStyle={setStyle} onSize={setSize} />
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => window.print()}>
          {t("qr.print")}
        </Button>
        {links.length > sheetLimit ? <p role="status">{t("qr.limit", { limit: sheetLimit })}</p> : null}
      </div>
      <ol className={styles.sheet} data-size={size}>
        {shown.map((one, index) => {
          const parts = [one.language.toUpperCase(), one.page || t("admin:link.startPage"), one.channel]
          return (
            <QrFigure
              key={index}
              name={`${index + 1} · ${parts.filter(Boolean).join(" · ")}`}
              code={codes.get(one.link)}
              style={style}
              size={size}
            />
          )
        })}
      </ol>
    </section>
  )
}
