import { Actions } from "../../ui/Actions/Actions"
import { Button, buttonClass } from "../../ui/Button/Button"
import { RemoveButton } from "../../ui/Button/RemoveButton"
import { CloseButton } from "../../ui/CloseButton/CloseButton"
import { CopyButton } from "../../ui/CopyButton/CopyButton"
import { Submit } from "../../ui/Submit/Submit"
import { Specimen } from "./Specimen"

const variants = ["primary", "secondary", "plain"] as const
const ignore = () => undefined

/** Buttons, and links that look like them. */
export function Buttons() {
  return (
    <>
      {variants.map((variant) => (
        <Specimen key={variant} name={`Button, ${variant}`}>
          <Button variant={variant}>Create account</Button>
        </Specimen>
      ))}
      {variants.map((variant) => (
        <Specimen key={variant} name={`Button, ${variant}, busy`}>
          <Button variant={variant} busy>
            Create account
          </Button>
        </Specimen>
      ))}
      <Specimen name="Submit, sending">
        <Submit sending statusText="Creating your account">
          Create account
        </Submit>
      </Specimen>
      {variants.map((variant) => (
        <Specimen key={variant} name={`Button, ${variant}, disabled`}>
          <Button variant={variant} aria-disabled>
            Create account
          </Button>
        </Specimen>
      ))}
      <Specimen name="Button, wide">
        <Button wide>Register now</Button>
      </Specimen>
      <Specimen name="Button, more words than room">
        <Button wide>Ein Konto anlegen und die Einladung annehmen</Button>
      </Specimen>
      <Specimen name="Link as a button">
        <a className={buttonClass()} href="#top">
          To the shop
        </a>
      </Specimen>
      <Specimen name="Actions" wide>
        <Actions>
          <Button>Register now</Button>
          <a className={buttonClass("secondary")} href="#top">
            To the shop
          </a>
        </Actions>
      </Specimen>
      <Specimen name="RemoveButton">
        <RemoveButton onRemove={ignore}>Remove row 2</RemoveButton>
      </Specimen>
      <Specimen name="CloseButton">
        <CloseButton label="Close" onClick={ignore} />
      </Specimen>
      <Specimen name="CopyButton">
        <CopyButton
          text="https://www.example.com/acquisition/?rc=VALID-0001"
          label="Copy link"
          copiedLabel="The link has been copied."
          selectedLabel="The link is selected. Copy it with your keyboard."
        />
      </Specimen>
    </>
  )
}
