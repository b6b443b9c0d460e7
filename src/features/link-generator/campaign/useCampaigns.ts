import { useEffect, useState } from "react"
import { now } from "../../../lib/clock"
import { randomUuid } from "../../../lib/uuid"
import { track } from "../../../services/analytics/track"
import { useFormikForm } from "../../../shared/forms/useFormikForm"
import { remember } from "../history"
import { storeCampaigns, storeDraft, storedCampaigns, storedDraft } from "../campaigns"
import {
  linkTo,
  targetsOf,
  type CampaignLink,
  type CampaignPlan,
  type LinkTarget,
  type SignedLink,
} from "../model/campaign"
import type { ImportedLink } from "../model/readCampaignCsv"
import { firstChannel } from "../model/channels"
import { signedPart } from "../model/link"
import { campaignSchema, type CampaignErrors } from "../model/schema"
import type { Campaign } from "../model/storedCampaign"
import { validityAt } from "../model/validity"
import { readPlanControls } from "./planControls"
import { signCodes, type SignedCodes } from "./signCodes"

/** Values of a new campaign. */
const newPlan: CampaignPlan = { name: "", codes: "", pages: [""], languages: [""], channels: [firstChannel] }

/** The codes that are already signed in links, and will stay valid for some time: their printed links stay the same. */
function signedCodes(links: readonly CampaignLink[]): Map<string, SignedLink> {
  const running = links.filter(({ validUntil }) => validityAt(validUntil, now()) === "running")
  return new Map(
    running.map(({ code, link, madeAt, validUntil }) => [code, { code, link: signedPart(link), madeAt, validUntil }]),
  )
}

/** What signing codes ended with, besides links. */
export type SigningResult = Pick<SignedCodes, "rejected" | "problem">

/** The campaigns of this browser, the form of the one that is open, and what can be done with them. */
export function useCampaigns() {
  const [draft] = useState(storedDraft)
  const [campaigns, setCampaigns] = useState(storedCampaigns)
  const [id, setId] = useState(draft?.id)
  const [signed, setSigned] = useState<SigningResult>()
  const [progress, setProgress] = useState<{ done: number; all: number }>()
  const [made, setMade] = useState(0)
  const [undo, setUndo] = useState<() => void>()
  const open = campaigns.find((campaign) => campaign.id === id)
  const form = useFormikForm<CampaignPlan, CampaignErrors>({
    name: "campaign",
    // Not restored after the first rendering as forms are that have been prerendered: this one is not.
    initialValues: draft?.plan ?? newPlan,
    validationSchema: campaignSchema,
    onSubmit: (plan) => {
      setUndo(undefined)
      return make(plan, targetsOf(plan), open)
    },
    readValues: readPlanControls,
  })
  const { values } = form
  useEffect(() => storeDraft({ id, plan: values }), [id, values])

  function save(next: readonly Campaign[]): void {
    storeCampaigns(next)
    setCampaigns([...next])
  }

  /** Shows another campaign; what was there can be brought back. */
  function show(next: Campaign | undefined, plan: CampaignPlan = next?.plan ?? newPlan): void {
    const before = { campaigns, id, values }
    setUndo(() => () => {
      save(before.campaigns)
      setId(before.id)
      form.setValues(before.values)
      setUndo(undefined)
    })
    setSigned(undefined)
    setId(next?.id)
    form.setValues(plan)
  }

  /** Makes the links to targets and saves them as the open campaign, or as a new one. */
  async function make(plan: CampaignPlan, targets: readonly ImportedLink[], of: Campaign | undefined): Promise<void> {
    setSigned(undefined)
    const known = signedCodes(of?.links ?? [])
    const codes = [...new Set(targets.flatMap(({ link, code }) => (link || known.has(code) ? [] : [code])))]
    if (codes.length > 0) setProgress({ done: 0, all: codes.length })
    const result = await signCodes(codes, (done) => setProgress({ done, all: codes.length }))
    setProgress(undefined)
    setSigned(result)
    for (const one of result.signed) known.set(one.code, one)
    const links = targets.flatMap((target) => finished(target, known))
    if (links.length === 0) return
    if (result.signed.length > 0) track("link_generated", { language: plan.languages[0] || "any" })
    const campaign = { id: of?.id ?? randomUuid(), plan, links }
    // A file's links were made elsewhere.
    remember(links.filter(({ code }) => result.signed.some((one) => one.code === code) || of !== undefined))
    save([campaign, ...campaigns.filter((other) => other.id !== campaign.id)])
    setId(campaign.id)
    setMade((number) => number + 1)
  }

  return {
    form,
    campaigns,
    open,
    signed,
    progress,
    /** Counts the times that links were made. */
    made,
    /** Brings back what the last action has replaced; undefined if there is nothing. */
    undo,
    show,
    make,
    remove: () => {
      const rest = campaigns.filter((campaign) => campaign.id !== id)
      show(undefined)
      save(rest)
    },
  }
}

function finished(target: ImportedLink, known: ReadonlyMap<string, SignedLink>): CampaignLink[] {
  if (target.link !== undefined) return [target]
  const signature = known.get(target.code)
  return signature ? [linkTo(target satisfies LinkTarget, signature)] : []
}
