import { SelectField } from "../../ui/Field/SelectField"
import { TextAreaField } from "../../ui/Field/TextAreaField"
import { TextField } from "../../ui/Field/TextField"
import { type GroupProps, Specimen } from "./Specimen"

const countries = [
  { value: "", text: "Please choose" },
  { value: "DE", text: "Germany" },
  { value: "PL", text: "Poland" },
]
const longError = "Please provide an email address in the form name@example.com, without blanks at its ends."

/** Text fields, selects and text areas. */
export function Fields({ surface }: GroupProps) {
  const id = (name: string) => `${surface}-${name}`
  return (
    <>
      <Specimen name="TextField, empty">
        <TextField id={id("empty")} label="First name" />
      </Specimen>
      <Specimen name="TextField, filled">
        <TextField id={id("filled")} label="First name" defaultValue="Zoë" />
      </Specimen>
      <Specimen name="TextField, with a hint">
        <TextField id={id("hint")} label="Enter your code" hint="You will find it in your invitation." />
      </Specimen>
      <Specimen name="TextField, with an error">
        <TextField id={id("error")} label="Email address" defaultValue="zoe@" error={longError} />
      </Specimen>
      <Specimen name="TextField, with a hint and an error">
        <TextField
          id={id("both")}
          label="Enter your code"
          hint="You will find it in your invitation."
          defaultValue="AB_12"
          error="Please use valid characters"
        />
      </Specimen>
      <Specimen name="TextField, read-only">
        <TextField id={id("locked")} label="Email address" readOnly defaultValue="waiting@example.com" />
      </Specimen>
      <Specimen name="TextField, disabled">
        <TextField id={id("off")} label="Email address" disabled defaultValue="waiting@example.com" />
      </Specimen>
      <Specimen name="SelectField, empty">
        <SelectField id={id("country")} label="Country" options={countries} />
      </Specimen>
      <Specimen name="SelectField, chosen">
        <SelectField id={id("chosen")} label="Country" options={countries} defaultValue="PL" />
      </Specimen>
      <Specimen name="SelectField, with an error">
        <SelectField id={id("select-error")} label="Country" options={countries} error="Please choose your country" />
      </Specimen>
      <Specimen name="SelectField, disabled">
        <SelectField id={id("select-off")} label="Country" options={countries} defaultValue="DE" disabled />
      </Specimen>
      <Specimen name="TextAreaField">
        <TextAreaField id={id("area")} label="Experiment as JSON" rows={3} defaultValue={'{ "key": "start-page" }'} />
      </Specimen>
      <Specimen name="TextAreaField, with an error">
        <TextAreaField id={id("area-error")} label="Experiment as JSON" rows={3} error="This is not JSON." />
      </Specimen>
    </>
  )
}
