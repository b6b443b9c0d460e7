import { curtainOpen, letter, selvedge } from "../../assets/pictures/desktopCrops"
import { onboarding } from "../../assets/pictures/onboarding"
import type { PictureFiles } from "../../ui/Picture/Picture"
import type { OnboardingStep } from "./model/steps"

/**
 * The picture of each step: the selvedge of an ivory cloth (`onboarding`), since selvedge is what the shop's name,
 * Lisière, means; the selvedge of a black cloth (`selvedge`); a sealed letter; the open curtain, as the way in.
 */
export const stepPictures: Readonly<Record<OnboardingStep, PictureFiles>> = {
  welcome: onboarding,
  brands: selvedge,
  confidence: letter,
  account: curtainOpen,
}
