import { Benefits } from "../../features/landing/Benefits"
import { Claims } from "../../features/landing/Claims"
import { ApplyInstead, Closing } from "../../features/landing/Closing"
import { BrandCarousel } from "../../features/landing/BrandCarousel"
import { HowItWorks } from "../../features/landing/HowItWorks"
import { Faq } from "../../features/landing/Faq"
import { openingFacts } from "../../features/landing/model/openingFacts"
import { Rating } from "../../features/landing/Rating"
import { Selvedge } from "../../features/landing/Selvedge"
import { Stores } from "../../features/landing/Stores"
import { useLanding } from "../../features/landing/useLanding"
import { ClosingInvitation } from "../../features/registration/invitation/ClosingInvitation"
import { isInvited } from "../../features/registration/invitation/invitation"
import { useInvitation } from "../../features/registration/invitation/useInvitation"
import { usePage } from "../../router/usePage"
import { useHydrated } from "../../ui/useHydrated"

/**
 * Loads the hero of the landing pages with art of their own (`hasOwnArt`). Here because this chunk comes late anyway:
 * an import() in page.tsx would add bytes to the initial code of every landing page.
 */
export const loadOwnArtHero = () => import("../../features/landing/OwnArtHero")

/**
 * The sections below the opening of the landing page. They tell one story and state each fact once: the name, the
 * figures, why the prices are not public, how it works, what a sceptic asks, and at the end once more how to join.
 * Named `Part` for `deferredPart` (ui/deferredPart.ts).
 */
export function Part() {
  const { path } = usePage()
  const { stableConfiguration: configuration } = useLanding(path)
  const statedAbove = openingFacts(configuration)
  const invited = useInvitation(isInvited)
  const hydrated = useHydrated()
  return (
    <>
      <Selvedge />
      <Claims statedAbove={statedAbove} />
      <Benefits voucher={configuration.voucher !== "none"} />
      <BrandCarousel />
      <HowItWorks />
      <Stores />
      <Rating />
      <Faq statedAbove={statedAbove} invited={hydrated && invited} />
      <Closing>
        <ClosingInvitation>
          <ApplyInstead />
        </ClosingInvitation>
      </Closing>
    </>
  )
}
