import { screen, waitFor, within } from "@testing-library/react"
import { describe, expect, test } from "vitest"
import { address, left, openPage, world } from "../../../tests/support/openPage"
import { asCompared, textsOf, untagged } from "../../../tests/support/words"

const main = () => within(screen.getByRole("main"))

test("the footer leads to what is met, what is missing, how and when it was tested", async () => {
  const language = "pl"
  const words = await textsOf(language, "accessibility")
  const common = await textsOf(language, "common")
  const user = await openPage(`/acquisition/${language}/about-us`)
  await user.click(
    within(screen.getByRole("contentinfo")).getByRole("link", { name: asCompared(common.footer.accessibility) }),
  )
  await screen.findByRole("heading", { level: 1, name: words.title })
  expect(address()).toBe("/acquisition/pl/accessibility")
  const headings = [words.standard, words.met, words.limits, words.tested, words.contact]
  expect(
    main()
      .getAllByRole("heading", { level: 2 })
      .map(({ textContent }) => textContent),
  ).toEqual(headings.map(({ heading }) => heading))
  const points = [words.met, words.limits].flatMap(({ heading: _, ...items }) => Object.values(items))
  expect(
    main()
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(points)
  expect(main().getByText(asCompared(words.tested.date.replace("{{date}}", "23 listopada 2026")))).toBeTruthy()
})

// What surrounds a link differs in the two.
describe.each(["en", "fr"] as const)("in %s", (language) => {
  test("visitors write to customer service unless the settings name an address", async () => {
    const { contact } = await textsOf(language, "accessibility")
    const user = await openPage(`/acquisition/${language}/accessibility`)
    const link = main().getByRole("link")
    expect(link.closest("p")?.textContent).toBe(untagged(contact.service))
    await user.click(link)
    await waitFor(() => expect(left).toEqual(["/entrance/contact"]))
  })

  test("visitors write to the address that the settings name", async () => {
    world.state.settings = { accessibilityEmail: "access+web@example.com" }
    const { contact } = await textsOf(language, "accessibility")
    await openPage(`/acquisition/${language}/accessibility`)
    const link = await main().findByRole("link", { name: "access+web@example.com" })
    expect(link.getAttribute("href")).toBe("mailto:access+web@example.com")
    expect(link.closest("p")?.textContent).toBe(
      untagged(contact.email).replace("{{address}}", "access+web@example.com"),
    )
    expect(main().getAllByRole("link")).toEqual([link])
  })
})
