import { useState, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { saveFile } from "../../../lib/saveFile"
import { Button } from "../../../ui/Button/Button"
import { CopyButton } from "../../../ui/CopyButton/CopyButton"
import { useFocusAfterRender } from "../../../ui/useFocusAfterRender"
import { useFocusOnShow } from "../../../ui/useFocusOnShow"
import { keyOf, type CampaignLink } from "../model/campaign"
import { formatCampaignCsv, formatCampaignForExcel } from "../model/formatCampaignCsv"
import type { Campaign } from "../model/storedCampaign"
import { tidyUtm } from "../model/utm"
import styles from "./Campaign.module.css"
import { LinkTable } from "./LinkTable"
import { QrSheet } from "./QrSheet"
import { saveCsv } from "../table/saveCsv"
import { UnknownPages } from "./UnknownPages"

interface CampaignResultProps {
  campaign: Campaign
  /**
   * A new object whenever links were made, which moves focus to the heading; undefined for a campaign that was only
   * opened.
   */
  completed: object | undefined
  /** The Undo notice; null if nothing was replaced. */
  undo: ReactNode
}

/** Id of the heading. */
export const campaignResultId = "campaign-result"

/** Id of the button that opens the sheet of QR codes. */
const sheetButtonId = "campaign-qr-open"

/** The links of a campaign, to search, choose, copy and save, and as a sheet of QR codes. */
export function CampaignResult({ campaign: { plan, links }, completed, undo }: CampaignResultProps) {
  const { t } = useTranslation(["campaign", "admin"])
  const heading = useFocusOnShow<HTMLHeadingElement>(completed, completed !== undefined)
  const focusAfterRender = useFocusAfterRender()
  const [chosenKeys, setChosenKeys] = useState<ReadonlySet<string>>(new Set())
  const [found, setFound] = useState(links)
  // The links for which the sheet was opened: its QR codes do not change while somebody searches. The sheet closes once
  // one of these links is replaced, since a replaced link must not be printed.
  const [opened, setOpened] = useState<readonly CampaignLink[]>()
  const sheet = opened && areAmong(opened, links) ? opened : undefined
  const chosenLinks = links.filter((link) => chosenKeys.has(keyOf(link)))
  // The links that the buttons act on.
  const targeted = chosenLinks.length > 0 ? chosenLinks : found
  // Pressed again for the same links, the button closes the sheet; for others it makes their QR codes.
  const isOpen = sheet !== undefined && areSameLinks(sheet, targeted)
  const fileName = tidyUtm(plan.name) || "campaign"
  return (
    <section className={styles.result} aria-labelledby={campaignResultId}>
      <h2 id={campaignResultId} ref={heading} tabIndex={-1}>
        {t("result.heading", { name: plan.name, count: links.length })}
      </h2>
      {undo}
      <div className={styles.actions}>
        <CopyButton
          disabled={targeted.length === 0}
          text={targeted.map(({ link }) => link).join("\n")}
          label={t(chosenLinks.length > 0 ? "result.copyChosen" : "result.copyFound", { count: targeted.length })}
          copiedLabel={t("result.copied", { count: targeted.length })}
          selectedLabel={t("admin:link.result.selected")}
        />
        <Button
          variant="secondary"
          disabled={targeted.length === 0}
          onClick={() => saveCsv(fileName, formatCampaignCsv(targeted))}
        >
          {t(chosenLinks.length > 0 ? "result.saveChosen" : "result.saveFound", { count: targeted.length })}
        </Button>
        <Button
          variant="secondary"
          disabled={targeted.length === 0}
          onClick={() =>
            saveFile(`${fileName}-excel.csv`, "text/csv;charset=utf-16le", formatCampaignForExcel(targeted))
          }
        >
          {t("result.excel")}
        </Button>
        <Button
          id={sheetButtonId}
          variant="secondary"
          disabled={targeted.length === 0}
          aria-expanded={isOpen}
          onClick={() => setOpened(isOpen ? undefined : targeted)}
        >
          {t(chosenLinks.length > 0 ? "qr.showChosen" : "qr.showFound", { count: targeted.length })}
        </Button>
      </div>
      <UnknownPages links={links} />
      <LinkTable links={links} chosen={chosenKeys} onChoose={setChosenKeys} onFound={setFound} />
      {sheet ? (
        <QrSheet
          links={sheet}
          onClose={() => {
            setOpened(undefined)
            focusAfterRender(sheetButtonId)
          }}
        />
      ) : null}
    </section>
  )
}

/** Whether a campaign still has all these links; it may have got more, since its list grows while codes are signed. */
function areAmong(links: readonly CampaignLink[], campaignLinks: readonly CampaignLink[]): boolean {
  const known = new Set(campaignLinks.map(({ link }) => link))
  return links.every(({ link }) => known.has(link))
}

const areSameLinks = (links: readonly CampaignLink[], others: readonly CampaignLink[]): boolean =>
  links.length === others.length && links.every(({ link }, index) => link === others[index]?.link)
