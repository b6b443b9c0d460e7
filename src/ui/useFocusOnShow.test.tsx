import { cleanup, render, screen } from "@testing-library/react"
import { StrictMode } from "react"
import { afterEach, expect, test, vi } from "vitest"
import { useFocusOnShow } from "./useFocusOnShow"

afterEach(cleanup)

function Message({ text, wanted }: { text: string; wanted?: boolean }) {
  const message = useFocusOnShow<HTMLParagraphElement>(text, wanted)
  return (
    <p ref={message} role="alert" tabIndex={-1}>
      {text}
    </p>
  )
}

const show = (props: { text: string; wanted?: boolean }) => (
  <StrictMode>
    <Message {...props} />
    <input />
  </StrictMode>
)

test("what appears takes focus once, even where effects run twice, and again when it says something else", () => {
  const focus = vi.spyOn(HTMLElement.prototype, "focus")
  const { rerender } = render(show({ text: "first" }))
  expect(focus).toHaveBeenCalledOnce()
  screen.getByRole("textbox").focus()
  rerender(show({ text: "first" }))
  expect(document.activeElement).toBe(screen.getByRole("textbox"))
  rerender(show({ text: "second" }))
  expect(document.activeElement).toBe(screen.getByRole("alert"))
})

test("focus is left where it is until it is wanted, each time", () => {
  const { rerender } = render(show({ text: "first", wanted: false }))
  expect(document.activeElement).toBe(document.body)
  for (const wanted of [true, false, true]) {
    screen.getByRole("textbox").focus()
    rerender(show({ text: "first", wanted }))
    expect(document.activeElement).toBe(screen.getByRole(wanted ? "alert" : "textbox"))
  }
})
