import { curtainOpen, letter, selvedge } from "../../assets/pictures/desktopCrops"
import { onboarding } from "../../assets/pictures/onboarding"
import type { PictureFiles } from "../../ui/Picture/Picture"
import type { OnboardingStep } from "./model/steps"

/** What is shown beside each step: the shop's name, a label's weave, a seal to rely on, the way in. */
export const stepPictures: Readonly<Record<OnboardingStep, PictureFiles>> = {
  welcome: onboarding,
  brands: selvedge,
  confidence: letter,
  account: curtainOpen,
}
