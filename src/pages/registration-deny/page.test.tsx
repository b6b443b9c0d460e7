import { screen } from "@testing-library/react"
import { describe, expect, test } from "vitest"
import { openPage } from "../../../tests/support/openPage"
import { findForm } from "../../../tests/support/codeForm"
import { asCompared, textsOf, untagged } from "../../../tests/support/words"

test.each(["en", "pl"] as const)("in %s the page gives the reason and two links onwards", async (language) => {
  const { deny } = await textsOf(language, "access")
  const prefix = language === "en" ? "" : `${language}/`
  await openPage(`/acquisition/${prefix}registration/deny`)
  screen.getByRole("heading", { level: 1, name: deny.invalid })
  const main = screen.getByRole("main")
  expect(main.textContent).not.toContain(untagged(deny.inviter))
  const home = prefix === "" ? "/acquisition/" : `/acquisition/${language}`
  expect(screen.getByRole("link", { name: deny.enter }).getAttribute("href")).toBe(home)
  await openPage(`/acquisition/${prefix}registration/deny?reason=${prefix === "" ? "expired" : "EXPIRED)."}`)
  screen.getByRole("heading", { level: 1, name: deny.expired })
  expect(screen.getByRole("main").textContent).toContain(untagged(deny.inviter))
  const [, service = ""] = /<service>(.*)<.service>/.exec(deny.inviter) ?? []
  screen.getByRole("link", { name: asCompared(service) })
})

describe("an expired invitation", () => {
  const ask = () => screen.getByRole<HTMLAnchorElement>("link", { name: "Ask for a new invitation" })

  test("comes with a ready message to the inviter, as an e-mail", async () => {
    await openPage("/acquisition/registration/deny?reason=expired")
    const { protocol, searchParams } = new URL(ask().href)
    expect(protocol).toBe("mailto:")
    expect(searchParams.get("body")).toBe(
      "Hello! My invitation to Lisière has expired. Could you send me a new one? Thank you!",
    )
  })

  test("comes with the same message in the device's share sheet", async () => {
    const shared: ShareData[] = []
    // jsdom has no Web Share API.
    Object.assign(navigator, { share: async (data: ShareData) => void shared.push(data) })
    const user = await openPage("/acquisition/registration/deny?reason=expired")
    await user.click(ask())
    Reflect.deleteProperty(navigator, "share")
    expect(shared).toEqual([
      { title: "A new invitation to Lisière?", text: new URL(ask().href).searchParams.get("body") },
    ])
  })

  test("is the only one with that message; another reason is none", async () => {
    await openPage("/acquisition/registration/deny?reason=whatever")
    screen.getByRole("heading", { level: 1, name: "Access denied. Your invitation is invalid." })
    expect(screen.queryByRole("link", { name: "Ask for a new invitation" })).toBeNull()
  })
})

test.each([
  ["referrer", "referrer"],
  ["waiting-list", "waitingList"],
] as const)("the reason %s names what is missing and does not mention the invitation", async (reason, text) => {
  const { deny } = await textsOf("pl", "access")
  await openPage(`/acquisition/pl/registration/deny?reason=${reason}`)
  screen.getByRole("heading", { level: 1, name: deny.denied })
  expect(screen.getByRole("main").textContent).toContain(deny[text])
  expect(screen.getByRole("main").textContent).not.toContain(deny.kept)
  screen.getByRole("link", { name: deny.enter })
})

test("a stored code opens the form", async () => {
  localStorage.setItem("rc", "VALID-0001")
  const user = await openPage("/acquisition/registration/deny?reason=referrer")
  screen.getByText("We have kept your invitation code.")
  await user.click(screen.getByRole("link", { name: "Continue with your code" }))
  await screen.findByRole("heading", { level: 1, name: /invit/ })
  await findForm()
})

test("a visitor without another code can apply", async () => {
  const user = await openPage("/acquisition/registration/deny")
  const [way] = screen.getAllByRole("link", { name: "Apply for membership" })
  if (way) await user.click(way)
  await screen.findByRole("heading", { level: 1, name: "Apply Now" })
})
