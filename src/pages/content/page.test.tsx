import { act, screen, waitFor, within } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { address, expectFocus, languageLink, openPage, sent, world } from "../../../tests/support/openPage"
import { textsOf } from "../../../tests/support/words"

const findHeading = (name: string | RegExp) => screen.findByRole("heading", { level: 1, name })
const main = () => within(screen.getByRole("main"))

test("content has a title, a date and a print button, in the page's language", async () => {
  const language = "fr"
  const print = vi.spyOn(window, "print").mockReturnValue()
  const words = await textsOf(language, "content")
  const user = await openPage(`/acquisition/${language}/content/terms-at`)
  const button = await screen.findByRole("button", { name: words.print })
  const heading = await findHeading(/\(AT\)$/)
  await waitFor(() => expect(document.title).toBe(`${heading.textContent} – Lisière`))
  expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex")
  const sentence = words.updated.replace("{{date}}", "1er mars 2026")
  // In French, a no-break space precedes a colon.
  expect(main().getByText(sentence, { collapseWhitespace: false })).toBeTruthy()
  expect(screen.getByRole("main").querySelector("[lang]")?.getAttribute("lang")).toBe(language)
  await user.click(button)
  expect(print).toHaveBeenCalledOnce()
  expect(sent("contentPage")).toEqual([{ id: "terms-at", language }])
})

test("disallowed markup is removed before the content is shown", async () => {
  await openPage("/acquisition/content/unsafe")
  await main().findByText("This sentence stays.")
  expect(main().getByText("This one too.").getAttribute("style")).toBeNull()
  expect(
    screen.getByRole("main").querySelector("script, img, svg, iframe, form, [onclick], [href^=javascript]"),
  ).toBeNull()
  expect(document.title).toBe("Unsafe – Lisière")
})

test("content with an invalid date is shown without one", async () => {
  const words = await textsOf("fr", "content")
  await openPage("/acquisition/fr/content/invalid-date")
  await screen.findByRole("button", { name: words.print })
  expect(main().queryByText(/Invalid|NaN/)).toBeNull()
  expect(screen.getByRole("main").textContent).not.toContain(words.updated.split("{{")[0])
})

test("a text that could not be fetched keeps its retry button when the connection is back", async () => {
  world.addFault({ operation: "contentPage", drop: true })
  const user = await openPage("/acquisition/content/terms-at")
  const retry = await screen.findByRole("button", { name: "Try again" })
  await expectFocus(screen.getByRole("alert"))
  act(() => void window.dispatchEvent(new Event("online")))
  expect(retry.isConnected).toBe(true)
  world.state.faults.length = 0
  await user.click(retry)
  await findHeading(/\(AT\)$/)
})

test("content is found by its id in capitals with the end of a sentence", async () => {
  await openPage("/acquisition/Content/TERMS-at).")
  await findHeading(/\(AT\)$/)
})

test("missing content says so in its title, and leads on", async () => {
  const user = await openPage("/acquisition/content/nowhere")
  await findHeading("This page is\u00a0not available")
  await user.click(main().getByRole("link", { name: "Back to the home page" }))
  await findHeading("Luxury fashion, by invitation")
  expect(address()).toBe("/acquisition/")
})

test("a change of language changes the content at its URL", async () => {
  const user = await openPage("/acquisition/content/imprint")
  await screen.findByRole("button", { name: "Print" })
  await user.click(languageLink("Svenska"))
  await findHeading("Företagsinformation")
  expect(address()).toBe("/acquisition/sv/content/imprint")
})
