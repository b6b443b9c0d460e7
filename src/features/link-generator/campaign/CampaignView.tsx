import { useTranslation } from "react-i18next"
import { submitForm } from "../../../lib/submitForm"
import { Button } from "../../../ui/Button/Button"
import { Notice } from "../../../ui/Notice/Notice"
import { channelLimit } from "../model/campaign"
import { GeneratorProblem, type AdminAccess } from "../GeneratorProblem"
import styles from "./Campaign.module.css"
import { CampaignForm } from "./CampaignForm"
import { CampaignPicker } from "./CampaignPicker"
import { CampaignResult } from "./CampaignResult"
import { CsvImport } from "./CsvImport"
import { Templates } from "./Templates"
import { useTemplates } from "./useTemplates"
import { useCampaigns, type SigningResult } from "./useCampaigns"

/** The campaigns of this browser: what their links are made from, and the links (product decisions, section 8). */
export function CampaignView(access: AdminAccess) {
  const { t } = useTranslation("campaign")
  const state = useCampaigns()
  const templates = useTemplates()
  const { form, open, signed, progress, undo, made } = state
  return (
    <div className={styles.view}>
      <CampaignPicker campaigns={state.campaigns} open={open} onShow={state.show} onRemove={state.remove} />
      {undo ? (
        <Notice
          actions={
            <Button variant="secondary" onClick={undo}>
              {t("undo.button")}
            </Button>
          }
        >
          {t("undo.replaced")}
        </Notice>
      ) : null}
      <GeneratorProblem
        problem={signed?.problem}
        busy={form.isSubmitting}
        onRetry={() => submitForm(form.formRef.current)}
        {...access}
      />
      <CampaignForm form={form} progress={progress} onTemplate={templates.save} />
      <Templates
        state={templates}
        onUse={(template) => form.setFieldValue("channels", [...form.values.channels, template].slice(0, channelLimit))}
      />
      <CsvImport state={state} />
      {signed ? <Rejected rejected={signed.rejected} /> : null}
      {open ? <CampaignResult key={open.id} campaign={open} made={made} /> : null}
    </div>
  )
}

/** Names the codes that the backend has rejected, which have no links. */
function Rejected({ rejected }: Pick<SigningResult, "rejected">) {
  const { t } = useTranslation(["campaign", "admin"])
  if (rejected.length === 0) return null
  return (
    <Notice kind="problem">
      <p>{t("rejected.text", { count: rejected.length })}</p>
      <ul>
        {rejected.map(({ code, reason }) => (
          <li key={code}>{`${code} – ${t(`admin:${reason}`)}`}</li>
        ))}
      </ul>
    </Notice>
  )
}
