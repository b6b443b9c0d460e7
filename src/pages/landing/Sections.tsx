import { Benefits } from "../../features/landing/Benefits"
import { Claims } from "../../features/landing/Stats"
import { Houses } from "../../features/landing/BrandCarousel"
import { HowItWorks } from "../../features/landing/HowItWorks"
import { Questions } from "../../features/landing/Faq"
import { Rating } from "../../features/landing/Rating"
import { Stores } from "../../features/landing/Stores"

/** What follows below the opening of the landing page. */
export function Part() {
  return (
    <>
      <Claims />
      <Benefits />
      <Houses />
      <HowItWorks />
      <Stores />
      <Rating />
      <Questions />
    </>
  )
}
