import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Notice } from "../../../ui/Notice/Notice"
import { useFocusAfterRender } from "../../../ui/useFocusAfterRender"
import { channelLimit } from "../model/campaign"
import type { AdminAccess } from "../AdminAccess"
import { GeneratorProblem } from "../GeneratorProblem"
import styles from "./Campaign.module.css"
import { CampaignForm } from "./CampaignForm"
import { CampaignPicker } from "./CampaignPicker"
import { CampaignResult, campaignResultId } from "./CampaignResult"
import { CsvImport } from "./CsvImport"
import type { SigningOutcome } from "./makeLinks"
import { PlanNotes } from "./PlanNotes"
import { campaignFieldIds } from "./planControls"
import { Templates } from "./Templates"
import { useTemplates } from "./useTemplates"
import { UndoNotice } from "../../../ui/Notice/UndoNotice"
import { useCampaigns } from "./useCampaigns"
import { RefusedCampaign } from "./RefusedCampaign"

type CampaignsState = ReturnType<typeof useCampaigns>

/** The texts that say what the last action has done. */
const undoTexts = {
  draftReplaced: "undo.replaced",
  removed: "undo.removed",
  removedAll: "undo.campaigns",
  made: "undo.made",
} as const

/** The campaigns of this browser: what their links are made from, and the links (product decisions, section 8). */
export function CampaignView(access: AdminAccess) {
  const { t } = useTranslation("campaign")
  const state = useCampaigns()
  const templates = useTemplates()
  const { form, open, signingOutcome } = state
  const { channels } = form.values
  const busy = form.isSubmitting
  const completedHere = useCompletedHere(state)
  const focusAfterRender = useFocusAfterRender()
  const undoAtLinks = isUndoAtLinks(state)
  return (
    <div className={styles.view}>
      <CampaignPicker
        campaigns={state.campaigns}
        open={open}
        busy={busy}
        onShow={state.show}
        onRemove={() => {
          state.remove()
          focusAfterRender(campaignFieldIds.open)
        }}
      />
      {undoAtLinks ? null : <LastUndo state={state} onUndone={() => focusAfterRender(campaignFieldIds.open)} />}
      <GeneratorProblem problem={signingOutcome?.stoppedBy} busy={busy} onRetry={state.retry} {...access} />
      <RefusedCampaign state={state} from="form" />
      <Notes state={state} />
      <CampaignForm state={state} onTemplate={templates.save} />
      <Templates
        state={templates}
        onUse={
          channels.length < channelLimit
            ? (template) => form.setFieldValue("channels", [...channels, template])
            : undefined
        }
      />
      <CsvImport state={state} />
      {signingOutcome ? <Rejected rejected={signingOutcome.rejected} /> : null}
      {state.unsaved ? <Notice kind="problem">{t("picker.unsaved")}</Notice> : null}
      {open && open.links.length > 0 ? (
        <CampaignResult
          key={open.id}
          campaign={open}
          completed={completedHere}
          undo={undoAtLinks ? <LastUndo state={state} onUndone={() => focusAfterRender(campaignResultId)} /> : null}
        />
      ) : null}
    </div>
  )
}

/**
 * Returns `lastCompleted` if the links of the open campaign were made while this view was shown: they then take focus.
 * Links made while another view was shown do not, so that focus stays where the navigation to this view has put it.
 */
function useCompletedHere({ lastCompleted, open }: CampaignsState): object | undefined {
  const [before] = useState(lastCompleted)
  return lastCompleted !== before && lastCompleted?.id === open?.id ? lastCompleted : undefined
}

/** Whether the last action has replaced the links that are shown: its Undo notice is then above them, near focus. */
const isUndoAtLinks = ({ lastUndo, open, signingOutcome }: CampaignsState): boolean =>
  lastUndo?.kind === "made" &&
  lastUndo.former?.campaign.id === open?.id &&
  (open?.links.length ?? 0) > 0 &&
  !signingOutcome?.stoppedBy

interface LastUndoProps {
  state: CampaignsState
  /** Called to move focus on once all is undone, since the button disappears with its notice. */
  onUndone: () => void
}

/** Says what the last action has done, with an Undo button; renders nothing if no action can be undone. */
function LastUndo({ state: { lastUndo, form, undo }, onUndone }: LastUndoProps) {
  const { t } = useTranslation("campaign")
  if (!lastUndo) return null
  return (
    <UndoNotice
      label={t("undo.button")}
      disabled={form.isSubmitting}
      onUndo={() => {
        if (undo()) onUndone()
      }}
    >
      {t(undoTexts[lastUndo.kind], { name: lastUndo.former?.campaign.plan.name })}
    </UndoNotice>
  )
}

/** What to know before the links of the open campaign are made again, unless the notice of a failure says more. */
function Notes({ state: { open, form, signingOutcome, resume } }: { state: CampaignsState }) {
  if (!open || form.isSubmitting || signingOutcome?.stoppedBy) return null
  return <PlanNotes campaign={open} onResume={resume} />
}

/** Names the codes that the backend has rejected, which have no links. */
function Rejected({ rejected }: Pick<SigningOutcome, "rejected">) {
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
