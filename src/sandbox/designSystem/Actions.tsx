import { Submit } from "../../ui/Submit/Submit"
import { Button, buttonClass } from "../../ui/Button/Button"
import { CloseButton } from "../../ui/CloseButton/CloseButton"
import { CopyButton } from "../../ui/CopyButton/CopyButton"
import { Specimen } from "./Specimen"

const looks = ["primary", "secondary", "plain"] as const
const ignore = () => undefined

/** Buttons, and links that look like them. */
export function Actions() {
  return (
    <>
      {looks.map((look) => (
        <Specimen key={look} name={`Button, ${look}`}>
          <Button look={look}>Create account</Button>
        </Specimen>
      ))}
      {looks.map((look) => (
        <Specimen key={look} name={`Button, ${look}, busy`}>
          <Button look={look} busy>
            Create account
          </Button>
        </Specimen>
      ))}
      <Specimen name="Submit, sending">
        <Submit sending said="Creating your account">
          Create account
        </Submit>
      </Specimen>
      {looks.map((look) => (
        <Specimen key={look} name={`Button, ${look}, disabled`}>
          <Button look={look} aria-disabled>
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
