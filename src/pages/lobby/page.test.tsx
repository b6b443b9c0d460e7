import { createHash } from "node:crypto"
import { screen, waitFor } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { expectAskedAgain, tick } from "../../../tests/support/consentScreen"
import { address, expectFocus, languageLink, openPage, reload, sent, world } from "../../../tests/support/openPage"
import { reading, textsOf } from "../../../tests/support/words"
import type { ConsentReceipt } from "../../services/api/generated"
import { tokenSamples } from "../../sandbox/tokens"

const joinButton = () => screen.findByRole("button", { name: "Join the waitlist" })
const success = "You have been successfully added to the waitlist"

test("a visitor joins once, without the token in the page", async () => {
  const user = await openPage(`/acquisition/lobby?token=${tokenSamples.nonAscii.token}`)
  await screen.findByText(reading("Email address This address cannot be changed. jürgen@müller.example"))
  expect(address()).toBe("/acquisition/lobby")
  expect(document.documentElement.outerHTML).not.toContain(tokenSamples.nonAscii.token)
  const consent = await screen.findByRole<HTMLInputElement>("checkbox")
  expect(consent.checked).toBe(false)
  await user.click(consent)
  await user.dblClick(await joinButton())
  const heading = await screen.findByRole("heading", { level: 2, name: success })
  await expectFocus(heading)
  expect(screen.getByRole("link", { name: "Back to login" }).getAttribute("href")).toBe("/entrance/login")
  expect(screen.queryByRole("button", { name: "Join the waitlist" })).toBeNull()
  expect(sent("joinWaitingList")).toHaveLength(1)
  // A reload shows the same, and sends nothing.
  await reload()
  await screen.findByRole("heading", { level: 2, name: success })
  expect(sent("joinWaitingList")).toHaveLength(1)
})

test.each(["fr", "pl"] as const)("the receipt in %s is the hash of the text beside the checkbox", async (language) => {
  const words = await textsOf(language, "lobby")
  const user = await openPage(`/acquisition/${language}/lobby?token=${tokenSamples.withEmail.token}`)
  const consent = await screen.findByRole<HTMLInputElement>("checkbox", { name: words.consent })
  const shown = consent.labels?.[0]?.textContent.replaceAll(/\s+/g, " ").trim() ?? ""
  await user.click(consent)
  await user.click(screen.getByRole("button", { name: words.submit }))
  await screen.findByRole("heading", { level: 2, name: words.done.title })
  expect(sent("joinWaitingList")).toMatchObject([
    {
      token: tokenSamples.withEmail.token,
      language,
      consent: {
        kind: "WAITING_LIST_NOTIFICATION",
        accepted: true,
        textSha256: createHash("sha256").update(shown, "utf8").digest("hex"),
        shownAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      },
    },
  ])
})

test.each([
  ["another language", "wording", "sv"],
  ["half an hour", "time", "en"],
] as const)("%s: the consent is asked again, and sent as it is shown then", async (_, reason, language) => {
  const user = await openPage(`/acquisition/lobby?token=${tokenSamples.withEmail.token}`)
  await tick(user, await screen.findByRole<HTMLInputElement>("checkbox"))
  const words = await textsOf(language, "lobby")
  if (language === "en") vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 31 * 60_000 })
  else await user.click(languageLink("Svenska"))
  const consent = await screen.findByRole<HTMLInputElement>("checkbox", { name: words.consent })
  if (language !== "en") await expectAskedAgain(() => consent, words.again[reason])
  await user.click(screen.getByRole("button", { name: words.submit }))
  await expectAskedAgain(() => consent, words.again[reason])
  await expectFocus(consent)
  expect(sent("joinWaitingList")).toEqual([])
  const ticked = await tick(user, consent)
  await user.click(screen.getByRole("button", { name: words.submit }))
  await screen.findByRole("heading", { level: 2, name: words.done.title })
  vi.useRealTimers()
  const [input] = sent("joinWaitingList")
  if (!input) throw new Error("nothing was sent")
  const { shownAt, ...receipt } = input["consent"] as ConsentReceipt
  expect(receipt).toMatchObject({ accepted: true, textSha256: ticked.textSha256 })
  expect(Date.parse(shownAt)).toBeGreaterThanOrEqual(ticked.from)
  expect(Date.parse(shownAt)).toBeLessThanOrEqual(ticked.to)
})

test("without consent nothing is sent, and the checkbox says why", async () => {
  const user = await openPage(`/acquisition/lobby?token=${tokenSamples.withEmail.token}`)
  await user.click(await joinButton())
  const consent = screen.getByRole("checkbox", { description: "Please agree to be notified by email" })
  await waitFor(() => expect(document.activeElement).toBe(consent))
  expect(document.title).toMatch(/^Error: Members Only/)
  expect(sent("joinWaitingList")).toEqual([])
  await user.click(consent)
  expect(screen.queryByText("Please agree to be notified by email")).toBeNull()
  await waitFor(() => expect(document.title).toMatch(/^Members Only/))
})

test.each([
  [`?token=${tokenSamples.notAToken.token}`, "Your invitation is invalid.", ""],
  ["", "Your invitation is invalid.", ""],
  [`?token=${tokenSamples.expired.token}`, "Your invitation has expired.", "?reason=expired"],
] as const)("%j leads to the deny page, and Back is not a trap", async (token, reason, query) => {
  await openPage("/acquisition/about-us")
  await openPage(`/acquisition/lobby${token}`)
  await screen.findByRole("heading", { level: 1, name: `Access denied. ${reason}` })
  expect(address()).toBe(`/acquisition/registration/deny${query}`)
  history.back()
  await screen.findByRole("heading", { level: 1, name: "About Us" })
  expect(sent("joinWaitingList")).toEqual([])
})

test("a token that the backend rejects leads to the deny page", async () => {
  const user = await openPage(`/acquisition/lobby?token=${tokenSamples.rejected.token}`)
  await user.click(await screen.findByRole("checkbox"))
  await user.click(await joinButton())
  await screen.findByRole("heading", { level: 1, name: "Access denied. Your invitation has expired." })
  expect(address()).toBe("/acquisition/registration/deny?reason=expired")
})

test("a technical failure keeps the choice and allows a retry", async () => {
  world.addFault({ operation: "joinWaitingList", status: 500, times: 1 })
  const user = await openPage(`/acquisition/lobby?token=${tokenSamples.withEmail.token}`)
  await user.click(await screen.findByRole("checkbox"))
  await user.click(await joinButton())
  const again = await screen.findByRole("button", { name: "Try again" })
  expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(true)
  await user.click(again)
  await screen.findByRole("heading", { level: 2, name: success })
})
