import { Benefits } from "../../features/landing/Benefits"
import { Claims } from "../../features/landing/Claims"
import { Closing } from "../../features/landing/Closing"
import { BrandCarousel } from "../../features/landing/BrandCarousel"
import { HowItWorks } from "../../features/landing/HowItWorks"
import { Faq } from "../../features/landing/Faq"
import { Rating } from "../../features/landing/Rating"
import { Stores } from "../../features/landing/Stores"

/** The sections below the opening of the landing page. */
export function Part() {
  return (
    <>
      <Claims />
      <Benefits />
      <BrandCarousel />
      <HowItWorks />
      <Stores />
      <Rating />
      <Faq />
      <Closing />
    </>
  )
}
