import { useTranslation } from "react-i18next"
import { Button } from "../../../ui/Button/Button"
import { Notice } from "../../../ui/Notice/Notice"
import { useFocusAfterRender } from "../../../ui/useFocusAfterRender"
import { channelLimit } from "../model/campaign"
import { GeneratorProblem, type AdminAccess } from "../GeneratorProblem"
import styles from "./Campaign.module.css"
import { CampaignForm } from "./CampaignForm"
import { CampaignPicker } from "./CampaignPicker"
import { CampaignResult } from "./CampaignResult"
import { CsvImport } from "./CsvImport"
import type { SigningProblems } from "./makeLinks"
import { NoRoom } from "./NoRoom"
import { PlanNotes } from "./PlanNotes"
import { planIds } from "./planControls"
import { Templates } from "./Templates"
import { useTemplates } from "./useTemplates"
import { useCampaigns } from "./useCampaigns"

/** The campaigns of this browser: what their links are made from, and the links (product decisions, section 8). */
export function CampaignView(access: AdminAccess) {
  const { t } = useTranslation("campaign")
  const state = useCampaigns()
  const templates = useTemplates()
  const { form, open, signingProblems, progress, undo, generateCount } = state
  const busy = form.isSubmitting
  const focusAfterRender = useFocusAfterRender()
  return (
    <div className={styles.view}>
      <CampaignPicker
        campaigns={state.campaigns}
        open={open}
        busy={busy}
        onShow={state.show}
        onRemove={() => {
          state.remove()
          focusAfterRender(planIds.open)
        }}
      />
      {undo ? (
        <Notice
          actions={
            <Button
              variant="secondary"
              disabled={busy}
              onClick={() => {
                undo.run()
                focusAfterRender(planIds.open)
              }}
            >
              {t("undo.button")}
            </Button>
          }
        >
          {undo.removed === undefined ? t("undo.replaced") : t("undo.removed", { name: undo.removed })}
        </Notice>
      ) : null}
      <GeneratorProblem problem={signingProblems?.problem} busy={busy} onRetry={state.retry} {...access} />
      {state.refused?.from === "form" ? <NoRoom state={state} /> : null}
      {open && !busy ? <PlanNotes campaign={open} /> : null}
      <CampaignForm form={form} progress={progress} onTemplate={templates.save} />
      <Templates
        state={templates}
        onUse={(template) => form.setFieldValue("channels", [...form.values.channels, template].slice(0, channelLimit))}
      />
      <CsvImport state={state} />
      {signingProblems ? <Rejected rejected={signingProblems.rejected} /> : null}
      {state.unsaved ? <Notice kind="problem">{t("picker.unsaved")}</Notice> : null}
      {open ? <CampaignResult key={open.id} campaign={open} generateCount={generateCount} /> : null}
    </div>
  )
}

/** Names the codes that the backend has rejected, which have no links. */
function Rejected({ rejected }: Pick<SigningProblems, "rejected">) {
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
