import { useState } from "react"
import { CheckboxField } from "../../ui/Field/CheckboxField"
import { CheckboxGroup } from "../../ui/Field/CheckboxGroup"
import { RadioField } from "../../ui/Field/RadioField"
import { type GroupProps, Specimen } from "./Specimen"

const titles = [
  { value: "FEMALE", text: "Ms" },
  { value: "MALE", text: "Mr" },
  { value: "DIVERSE", text: "Mx" },
]
const terms = (
  <>
    I accept the <a href="#top">terms and conditions</a>.
  </>
)

/** Radio buttons that can be chosen. Their name is the id: all radio buttons of one name would form one group. */
function Radio({ id, initial, error, disabled }: { id: string; initial: string; error?: string; disabled?: boolean }) {
  const [value, setValue] = useState(initial)
  return (
    <RadioField
      id={id}
      name={id}
      label="Title"
      choices={titles}
      value={value}
      error={error}
      disabled={disabled}
      onChange={(event) => setValue(event.target.value)}
    />
  )
}

/** Checkboxes that can be ticked. */
function Checkboxes({ id, error }: { id: string; error?: string }) {
  const [values, setValues] = useState(["MALE"])
  return (
    <CheckboxGroup
      id={id}
      name={id}
      label="For whom do you shop?"
      hint="More than one is welcome."
      choices={titles}
      values={values}
      error={error}
      onChange={({ target: { checked, value } }) =>
        setValues((before) => (checked ? [...before, value] : before.filter((other) => other !== value)))
      }
    />
  )
}

/** Checkboxes and radio buttons. */
export function Choices({ surface }: GroupProps) {
  const id = (name: string) => `${surface}-${name}`
  return (
    <>
      <Specimen name="CheckboxField">
        <CheckboxField id={id("terms")} label={terms} />
      </Specimen>
      <Specimen name="CheckboxField, ticked, with a hint">
        <CheckboxField id={id("ticked")} label={terms} defaultChecked hint="You can withdraw it at any time." />
      </Specimen>
      <Specimen name="CheckboxField, with an error">
        <CheckboxField id={id("unticked")} label={terms} error="Please accept the terms and conditions" />
      </Specimen>
      <Specimen name="CheckboxField, disabled">
        <CheckboxField id={id("check-off")} label={terms} defaultChecked disabled />
      </Specimen>
      <Specimen name="RadioField, nothing chosen">
        <Radio id={id("radio")} initial="" />
      </Specimen>
      <Specimen name="RadioField, chosen">
        <Radio id={id("radio-chosen")} initial="FEMALE" />
      </Specimen>
      <Specimen name="RadioField, with an error">
        <Radio id={id("radio-error")} initial="" error="Please choose a title" />
      </Specimen>
      <Specimen name="RadioField, disabled">
        <Radio id={id("radio-off")} initial="MALE" disabled />
      </Specimen>
      <Specimen name="CheckboxGroup">
        <Checkboxes id={id("group")} />
      </Specimen>
      <Specimen name="CheckboxGroup, with an error">
        <Checkboxes id={id("group-error")} error="Please choose at least one" />
      </Specimen>
    </>
  )
}
