import { curtainOpen, letter, selvedge } from "../../assets/pictures/desktopCrops"
import { onboarding } from "../../assets/pictures/onboarding"
import type { PictureFiles } from "../../ui/Picture/Picture"
import type { OnboardingStep } from "./model/steps"

/**
 * The picture beside each step: an ivory cloth's selvedge, which is what the shop's name means; the weave of a label; a
 * sealed letter; the open curtain, as the way in.
 */
export const stepPictures: Readonly<Record<OnboardingStep, PictureFiles>> = {
  welcome: onboarding,
  brands: selvedge,
  confidence: letter,
  account: curtainOpen,
}
