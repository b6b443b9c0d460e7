import { Suspense, useEffect } from "react"
import { useTranslation } from "react-i18next"
import { hasOwnArt, type RegistrationFlow } from "../../services/settings/landing"
import { sampleInviter } from "../../features/registration/invitation/sampleInviter"
import { isInvited } from "../../features/registration/invitation/invitation"
import { useInvitation } from "../../features/registration/invitation/useInvitation"
import { Hero } from "../../features/landing/Hero"
import { mainDescription } from "../../features/landing/model/mainDescription"
import { TopBanner } from "../../features/landing/TopBanner"
import { useLanding } from "../../features/landing/useLanding"
import { ensureTextsInDocumentLanguage } from "../../services/i18n/i18n"
import { LandingLayout } from "../../ui/layouts/landing/LandingLayout"
import { usePage } from "../../router/usePage"
import { registrationStore } from "../../services/state/registrationStore"
import { useRegistrationState } from "../../services/state/useRegistrationState"
import { deferredPart, type DeferredPart } from "../../ui/deferredPart"
import { whenIdle } from "../../lib/idle"
import { RegistrationPanel } from "../../features/registration/panel/RegistrationPanel"
import { preloadStages } from "../../features/registration/panel/stages"
import type { Language } from "../../lib/languages"
import { OnboardingPart } from "../../features/onboarding/OnboardingPart"
import { ProductShare } from "../../features/product-share/ProductShare"

const importSections = () => import("./Sections")

const sections = deferredPart(async () => {
  // A navigation, such as a change of language, may load this chunk before the prerendered sections are hydrated. They
  // are then hydrated in the document's language, so its texts are needed besides those of the new page.
  const [{ Part }] = await Promise.all([
    importSections(),
    import.meta.env.SSR || ensureTextsInDocumentLanguage("sections"),
  ])
  return { Part }
}, whenIdle)

// Loaded through Sections.tsx, for the reason given there at `loadOwnArtHero`.
const ownArtHero = deferredPart(async () => (await importSections()).loadOwnArtHero(), whenIdle)

/**
 * Call once, at module level: a Suspense boundary whose props change before it is hydrated renders from scratch.
 */
const elementOf = ({ Part }: DeferredPart) => (
  <Suspense>
    <Part />
  </Suspense>
)
const sectionsElement = elementOf(sections)
const ownArtHeroElement = elementOf(ownArtHero)

/**
 * Loads the stages of the flow for a visitor who has a code and, unless the page is being hydrated, the sections below.
 */
export async function preload(language: Language, includeDeferred: boolean): Promise<void> {
  await Promise.all([
    preloadStages(language),
    includeDeferred && sections.preload(),
    // In the browser the hero may appear after the words.
    import.meta.env.SSR && ownArtHero.preload(),
  ])
}

/** The visitor before any action: for title and description, and to reserve space for the text that is shown first. */
const anonymousVisitor = { accepted: false, named: false, secondStep: false }
/** A visitor with a valid code and an inviter's name: to reserve space for the text that may replace it. */
const invitedVisitor = { accepted: true, named: true, secondStep: false }

export function Component() {
  const { t } = useTranslation(["landing", "common", "variants"])
  const { path } = usePage()
  const { configuration: landing, stableConfiguration, changed } = useLanding(path)
  const { flow, methods, layout, banner, onboarding, formFinishedInPopup } = landing
  const accepted = useInvitation(({ phase }) => phase === "accepted")
  const invited = useInvitation(isInvited)
  const inviter = useRegistrationState((state) => state.inviter)
  const secondStep = useRegistrationState(({ registrationFlow }) => registrationFlow === "leanStep2")
  const busy = useRegistrationState((state) => state.isLandingPageLoading)
  useEffect(() => saveLandingOptions(flow, formFinishedInPopup), [flow, formFinishedInPopup])
  const initial = mainDescription(stableConfiguration, anonymousVisitor)
  const shown = mainDescription(landing, {
    accepted,
    named: invited && Boolean(inviter),
    secondStep: accepted && secondStep && flow === "leanStep1",
  })
  // These descriptions already say that the visitor is invited, so the code form's heading does not ask.
  const saysInvited = shown === "viral" || shown === "viralProductShare" || shown === "waitingListApproved"
  const textFor = (name: typeof shown, kind: "title" | "text", inviterName = inviter) => {
    if (name === "invited" && kind === "title") return t("main.invited.title", { inviter: inviterName })
    const own = name === "invited" ? landing.mainDescription : name
    return own === "default" ? t(`main.default.${kind}`) : t(`variants:${own}.${kind}`)
  }
  const reservedTextFor = (visit: typeof anonymousVisitor) => {
    const name = mainDescription(landing, visit)
    return { heading: textFor(name, "title", sampleInviter), lead: textFor(name, "text", sampleInviter) }
  }
  const metaOf = () => {
    // Black Friday's page differs from the start page by its banner, which is what its link is shared for.
    if (stableConfiguration.banner === "black-friday")
      return { title: t("variants:blackFriday.title"), description: t("variants:blackFriday.text") }
    if (initial === "default") return { title: t("meta.title"), description: t("meta.description") }
    return { title: textFor(initial, "title"), description: textFor(initial, "text") }
  }
  return (
    <LandingLayout
      layout={layout}
      changedByFlags={changed}
      {...metaOf()}
      heading={textFor(shown, "title")}
      inviter={inviter}
      lead={textFor(shown, "text")}
      leadInstructs={shown === "leanSecondStep"}
      reservedText={{ before: reservedTextFor(anonymousVisitor), after: reservedTextFor(invitedVisitor) }}
      banner={banner === "none" ? null : <TopBanner kind={banner} />}
      // Not chosen by an experiment: the picture loads before experiments are decided.
      picture={hasOwnArt(stableConfiguration) ? ownArtHeroElement : <Hero />}
      registration={
        <RegistrationPanel
          codeHeading={t(saysInvited ? "code.yours" : "code.heading")}
          flow={flow}
          methods={methods}
          inviterNamed={mainDescription(landing, invitedVisitor) === "invited"}
          finishedInPopup={formFinishedInPopup}
        />
      }
      busy={busy}
    >
      {sectionsElement}
      <ProductShare />
      {onboarding === "none" ? null : <OnboardingPart kind={onboarding} />}
    </LandingLayout>
  )
}

/**
 * Stores the landing page's options for later pages of the visit. A lean flow that has reached its second step
 * (`leanStep2`) is not set back to the first.
 */
function saveLandingOptions(flow: RegistrationFlow, registrationFormFinishedInPopup: boolean): void {
  registrationStore.setState(({ registrationFlow: before }) => ({
    registrationFormFinishedInPopup,
    registrationFlow: flow === "leanStep1" && before === "leanStep2" ? before : flow,
  }))
}
