import { cleanup, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, expect, test } from "vitest"
import { Button } from "./Button/Button"
import { ErrorSummary } from "./ErrorSummary/ErrorSummary"
import { CheckboxField } from "./Field/CheckboxField"
import { RadioField } from "./Field/RadioField"
import { SelectField } from "./Field/SelectField"
import { TextField } from "./Field/TextField"
import { Notice } from "./Notice/Notice"

afterEach(() => {
  cleanup()
  history.replaceState(null, "", "/acquisition/")
})

const options = [
  { value: "", text: "Please select" },
  { value: "DE", text: "Germany" },
]
const choices = [
  { value: "a", text: "First" },
  { value: "b", text: "Second" },
]

const noop = () => undefined

/** Text field, select and checkbox, all with the same label. */
const fields = [
  ["text field", (error?: string) => <TextField id="field" label="Label" hint="Hint" error={error} />],
  ["select", (error?: string) => <SelectField id="field" label="Label" hint="Hint" error={error} options={options} />],
  ["checkbox", (error?: string) => <CheckboxField id="field" label="Label" hint="Hint" error={error} />],
] as const

test.each(fields)("a %s has label and hint, and no error", (_kind, field) => {
  render(field())
  const control = screen.getByLabelText("Label")
  expect(control.id).toBe("field")
  expect(control.getAttribute("aria-describedby")).toBe("field-hint")
  expect(document.getElementById("field-hint")?.textContent).toBe("Hint")
  expect(control.getAttribute("aria-invalid")).toBeNull()
})

test.each(fields)("an invalid %s is marked and has an error, after its hint", (_kind, field) => {
  render(field("Wrong"))
  const control = screen.getByLabelText("Label")
  expect(control.getAttribute("aria-invalid")).toBe("true")
  expect(control.getAttribute("aria-describedby")).toBe("field-hint field-error")
  expect(document.getElementById("field-error")?.textContent).toBe("Wrong")
})

test("a choice is a group with a legend; its error belongs to the group and its link leads to the first option", () => {
  render(<RadioField id="field" label="Label" error="Wrong" choices={choices} value="b" onChange={noop} />)
  const group = screen.getByRole("group", { name: "Label" })
  expect(group.getAttribute("aria-describedby")).toBe("field-error")
  const [first, second] = within(group).getAllByRole<HTMLInputElement>("radio")
  expect([first?.id, first?.checked, second?.checked]).toEqual(["field", false, true])
})

test("an error summary takes focus on every attempt; its links move focus without changing the URL", async () => {
  const user = userEvent.setup()
  const summary = (attempt: number) => (
    <>
      <ErrorSummary
        heading="There is a problem"
        titlePrefix="Error:"
        errors={[
          { id: "field", text: "Wrong" },
          { id: undefined, text: "Something else" },
        ]}
        attempt={attempt}
      />
      <TextField id="field" label="Label" error="Wrong" />
    </>
  )
  const { rerender } = render(summary(1))
  const box = screen.getByRole("alert", { name: "There is a problem" })
  expect(document.activeElement).toBe(box)
  const items = within(box).getAllByRole("listitem")
  expect(items.map((item) => [item.textContent, item.querySelector("a") !== null])).toEqual([
    ["Wrong", true],
    ["Something else", false],
  ])
  await user.click(within(box).getByRole("link", { name: "Wrong" }))
  expect(document.activeElement).toBe(screen.getByLabelText("Label"))
  expect(location.hash).toBe("")
  rerender(summary(2))
  expect(document.activeElement).toBe(box)
})

test("a busy button keeps its name and its focus, and is aria-disabled", () => {
  const { rerender } = render(<Button>Send</Button>)
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Send" })
  expect([button.type, button.getAttribute("aria-disabled")]).toEqual(["button", null])
  button.focus()
  rerender(<Button busy>Send</Button>)
  expect(screen.getByRole("button", { name: "Send" })).toBe(button)
  expect([button.disabled, button.getAttribute("aria-disabled")]).toEqual([false, "true"])
  expect(document.activeElement).toBe(button)
})

test("a problem is announced assertively, any other notice politely", () => {
  render(
    <>
      <Notice kind="problem" actions={<a href="/x">Way out</a>} small="Small print">
        A problem
      </Notice>
      <Notice>A remark</Notice>
    </>,
  )
  expect(screen.getByRole("alert").textContent).toBe("A problemWay outSmall print")
  expect(screen.getByRole("status").textContent).toBe("A remark")
})
