import { Banner } from "../../ui/Banner/Banner"
import { Button } from "../../ui/Button/Button"
import { Countdown } from "../../ui/Countdown/Countdown"
import { ErrorSummary } from "../../ui/ErrorSummary/ErrorSummary"
import { Notice } from "../../ui/Notice/Notice"
import { Skeleton } from "../../ui/Skeleton/Skeleton"
import { Stepper } from "../../ui/Stepper/Stepper"
import { type GroupProps, Specimen } from "./Specimen"

const ignore = () => undefined

/** Status and feedback components. */
export function Messages({ surface }: GroupProps) {
  const errors = [
    { id: `${surface}-error`, text: "Please provide a valid email address" },
    { id: `${surface}-unticked`, text: "Please accept the terms and conditions" },
    { id: undefined, text: "Something in your details could not be accepted." },
  ]
  return (
    <>
      <Specimen name="Notice, status">
        <Notice>We have sent you another email.</Notice>
      </Specimen>
      <Specimen name="Notice, problem, with actions and a reference">
        <Notice
          kind="problem"
          actions={
            <>
              <Button variant="secondary">Try again</Button>
              <a href="#top">Customer service</a>
            </>
          }
          small="Reference: 5f1c0d2e-7a51-4b0c-9e57-1c2d3e4f5a6b"
        >
          Network issue detected. Please verify your internet connection and retry.
        </Notice>
      </Specimen>
      {/* It takes focus when it appears, so the page shows it once, at its top. */}
      {surface === "light" ? (
        <Specimen name="ErrorSummary">
          <ErrorSummary heading="Please check your details" titlePrefix="" errors={errors} attempt={1} />
        </Specimen>
      ) : null}
      {[1, 2, 3].map((step) => (
        <Specimen key={step} name={`Stepper, step ${step}`}>
          <Stepper id={`${surface}-step-${step}`} label={`Step ${step} of 3`} step={step} count={3} />
        </Specimen>
      ))}
      <Specimen name="Banner, plain" wide>
        <Banner label={`News on ${surface}`} closeLabel="Close" variant="plain" onClose={ignore}>
          New brands arrive every Thursday.
        </Banner>
      </Specimen>
      <Specimen name="Banner, occasion" wide>
        <Banner label={`An occasion on ${surface}`} closeLabel="Close" variant="occasion" onClose={ignore}>
          <strong>Black Friday</strong> <span>Members are let in a day before.</span>
        </Banner>
      </Specimen>
      <Specimen name="Countdown">
        <Countdown seconds={9} text={(count) => `You can resend the email in ${count} seconds.`} />
      </Specimen>
      <Specimen name="Skeleton" wide>
        <Skeleton />
      </Specimen>
    </>
  )
}
