import { act, cleanup, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, expect, test, vi } from "vitest"
import { object, string } from "yup"
import { autofill } from "../../../tests/support/autofill"
import type { FieldErrors } from "./fieldErrors"
import { textOf } from "./formData"
import { useFormikForm } from "./useFormikForm"

afterEach(cleanup)

interface Values {
  name: string
  city: string
}

type Errors = FieldErrors<Values, "missing" | "short" | "rejected">

const required = string()
  .default("")
  .test(
    (value, { createError }) =>
      value.length > 2 || createError({ message: (value === "" ? "missing" : "short") satisfies Errors["name"] }),
  )
const validationSchema = object({ name: required, city: required })

interface SampleProps {
  onSubmit: (values: Values) => Promise<void>
  /** What the backend rejects once the form was sent. */
  rejection?: Errors
  waitForPrefill?: (errors: Errors) => Promise<void>
}

function Sample({ onSubmit, rejection, ...options }: SampleProps) {
  const form = useFormikForm<Values, Errors>({
    initialValues: { name: "", city: "" },
    validationSchema,
    onSubmit: async (values) => {
      await onSubmit(values)
      if (rejection) form.showRejection(rejection, values)
    },
    readValues: (data) => ({ name: textOf(data.get("name")), city: textOf(data.get("city")) }),
    normalize: ({ name, city }) => ({ name: name.trim(), city: city.trim() }),
    ...options,
  })
  return (
    <form ref={form.formRef} method="post" noValidate onSubmit={form.handleSubmit}>
      {(["name", "city"] as const).map((name) => (
        <label key={name}>
          <span>{name}</span>
          <input
            name={name}
            value={form.values[name]}
            onChange={form.handleChange}
            onBlur={() => form.handleBlur(name)}
          />
          <output>{form.errors[name]}</output>
        </label>
      ))}
      <button type="submit">Send</button>
      <p>{`failed ${form.failedSubmits}`}</p>
    </form>
  )
}

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name: new RegExp(`^${name}`) })
const said = () => screen.getAllByRole("status").map(({ textContent }) => textContent)

/** Renders the form. It restores what an earlier test typed (valueByEntry), so retype each field that matters. */
function open(props: Partial<SampleProps> = {}) {
  const onSubmit = vi.fn<SampleProps["onSubmit"]>(async () => undefined)
  history.replaceState(null, "", "/acquisition/")
  render(<Sample onSubmit={onSubmit} {...props} />)
  const user = userEvent.setup({ delay: null })
  const retype = async (name: string, text: string) => {
    await user.clear(field(name))
    if (text) await user.type(field(name), text)
  }
  return { user, onSubmit, retype }
}

test("shows no error while a field is filled in for the first time, and any error once it loses focus", async () => {
  const { user, retype } = open()
  await retype("name", "A")
  expect(said()).toEqual(["", ""])
  await user.tab()
  await waitFor(() => expect(said()).toEqual(["short", ""]))
  await retype("name", "Ada")
  await waitFor(() => expect(said()).toEqual(["", ""]))
})

test("shows no error for an empty field that loses focus", async () => {
  const { user, retype } = open()
  await retype("name", "")
  await user.tab()
  await user.tab()
  expect(said()).toEqual(["", ""])
})

test("submit shows the errors; from then on failed fields are validated live, others are not", async () => {
  const { user, onSubmit, retype } = open()
  await retype("name", "Ada")
  await retype("city", "")
  await user.click(screen.getByRole("button"))
  await waitFor(() => expect(said()).toEqual(["", "missing"]))
  expect(screen.getByText("failed 1")).toBeTruthy()
  await user.type(field("city"), "P")
  await waitFor(() => expect(said()).toEqual(["", "short"]))
  await retype("name", "A")
  expect(said()).toEqual(["", "short"])
  expect(onSubmit).not.toHaveBeenCalled()
})

test("sends the controls' current values, even without an event, once for any number of clicks", async () => {
  let answer: () => void = () => undefined
  const onSubmit = vi.fn<SampleProps["onSubmit"]>(() => new Promise((resolve) => (answer = resolve)))
  const { user } = open({ onSubmit })
  autofill(field("name"), " Ada ")
  await user.clear(field("city"))
  await user.type(field("city"), "Paris{Enter}{Enter}")
  await user.click(screen.getByRole("button"))
  await waitFor(() => expect(onSubmit.mock.calls).toEqual([[{ name: "Ada", city: "Paris" }]]))
  answer()
})

test("shows what the backend rejected until that value changes, and validates nothing else live", async () => {
  const { user, retype } = open({ rejection: { name: "rejected" } })
  await retype("name", "Ada")
  await retype("city", "Paris{Enter}")
  await waitFor(() => expect(said()).toEqual(["rejected", ""]))
  expect(screen.getByText("failed 1")).toBeTruthy()
  await user.clear(field("city"))
  expect(said()).toEqual(["rejected", ""])
  await user.type(field("name"), "s")
  expect(said()).toEqual(["", ""])
})

test("what was filled in without an event is sent, even if the form is gone right after the press", async () => {
  const { onSubmit } = open()
  field("name").value = "Ada"
  field("city").value = "Paris"
  act(() => {
    field("name").form?.requestSubmit()
    cleanup()
  })
  await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: "Ada", city: "Paris" }))
})

test("keeps what was entered for Back if the visitor leaves while a submit waits for a prefilled value", async () => {
  const prefill = Promise.withResolvers<void>()
  const waitForPrefill = vi.fn<(errors: Errors) => Promise<void>>(() => prefill.promise)
  const { onSubmit, retype } = open({ waitForPrefill })
  await retype("name", "")
  await retype("city", "")
  autofill(field("name"), "Ada")
  act(() => field("name").form?.requestSubmit())
  await waitFor(() => expect(waitForPrefill).toHaveBeenCalledExactlyOnceWith({ city: "missing" }))
  cleanup()
  prefill.resolve()
  await new Promise((resolve) => setTimeout(resolve))
  open()
  expect(field("name").value).toBe("Ada")
  expect(onSubmit).not.toHaveBeenCalled()
})
