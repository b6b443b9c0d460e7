import { Benefits } from "../../features/landing/Benefits"
import { Claims } from "../../features/landing/Claims"
import { Houses } from "../../features/landing/Houses"
import { HowItWorks } from "../../features/landing/HowItWorks"
import { Questions } from "../../features/landing/Questions"
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
