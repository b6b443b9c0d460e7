import { useState } from "react"
import { useTranslation } from "react-i18next"
import { siteOrigin } from "../../../services/settings/build"
import { Button } from "../../../ui/Button/Button"
import { exampleCsv } from "../model/formatCampaignCsv"
import { readCampaignCsv, requiredColumns, type CsvContents } from "../model/readCampaignCsv"
import { campaignPlanOf } from "../model/recoverPlan"
import type { DecodedText } from "../model/csv"
import styles from "./Campaign.module.css"
import { FileButton } from "../table/FileButton"
import { ImportReport } from "./ImportReport"
import { saveCsv } from "../table/saveCsv"
import type { useCampaigns } from "./useCampaigns"
import { RefusedCampaign } from "./RefusedCampaign"

/** What was read last. */
interface Read {
  contents?: CsvContents
  /** Whether the file's encoding was guessed. */
  guessed?: boolean
  /** Name of the campaign that has the file's links already. */
  known?: string
}

/** Reads a CSV file of codes into the form, or one of links as a campaign of its own. */
export function CsvImport({ state }: { state: ReturnType<typeof useCampaigns> }) {
  const { t } = useTranslation("campaign")
  const [{ contents, guessed = false, known }, setRead] = useState<Read>({})

  async function read({ text, guessed: isGuess }: DecodedText, name: string): Promise<void> {
    const hosts = [location.host, new URL(siteOrigin).host]
    const next = readCampaignCsv(text, hosts, name.replace(/\.\w+$/, ""))
    const found = { contents: next, guessed: isGuess }
    setRead(found)
    if (next.kind === "codes" && next.codes.length > 0) state.addCodes(next.codes)
    if (next.kind === "links" && next.links.length > 0) {
      const imported = await state.importLinks({ plan: campaignPlanOf(next.links), targets: next.links })
      if (imported.kind === "refused") setRead({})
      if (imported.kind === "known") setRead({ ...found, known: imported.campaign.plan.name })
    }
  }

  return (
    <section className={styles.import} aria-labelledby="campaign-import">
      <h2 id="campaign-import">{t("csv.heading")}</h2>
      <p className={styles.quiet}>{t("csv.hint")}</p>
      <p className={styles.quiet}>{t("csv.columns", { required: requiredColumns.join(", ") })}</p>
      <div className={styles.actions}>
        <FileButton
          label={t("csv.choose")}
          accept=".csv,.txt,text/csv,text/plain"
          busy={state.form.isSubmitting}
          onRead={(file, name) => void read(file, name)}
        />
        <Button variant="plain" onClick={() => saveCsv("campaign-example", exampleCsv())}>
          {t("csv.example")}
        </Button>
      </div>
      <RefusedCampaign state={state} from="file" />
      {contents && state.refused?.from !== "file" ? (
        <ImportReport contents={contents} guessed={guessed} known={known} />
      ) : null}
    </section>
  )
}
