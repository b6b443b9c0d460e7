import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import {
  addParameter,
  code,
  existing,
  generate,
  landingPage,
  language,
  nameIn,
  openSignedIn,
  readBack,
  valueIn,
} from "../../../tests/support/linkGenerator"
import { holdOperation } from "../../../tests/support/holdOperation"
import { expectFocus, reload, sent, world } from "../../../tests/support/openPage"

test("a pasted link fills the form, with its validity", async () => {
  const user = await openSignedIn()
  await user.selectOptions(language(), "Svenska")
  await user.selectOptions(landingPage(), "viral")
  await addParameter(user, 1, "news")
  const { href } = await generate(user)
  sessionStorage.removeItem("registrationLinkDraft")
  const again = await reload()
  expect(code().value).toBe("")
  await readBack(again, `Here it is: ${href} – bye`)
  const finding = (await screen.findByText("This link is valid.")).closest<HTMLElement>('[role="status"]')
  expect(finding).not.toBeNull()
  if (finding) expect(within(finding).getAllByRole("definition")[1]?.textContent).toMatch(/ UTC$/)
  expect([code().value, language().value, landingPage().value]).toEqual(["VALID-0001", "sv", "viral"])
  expect([nameIn(1).value, valueIn(1).value]).toEqual(["utm_source", "news"])
  expect(sent("checkRegistrationLink")).toEqual([
    { registrationCode: "VALID-0001", validityTimestamp: new URL(href).searchParams.get("validityTimestamp") },
  ])
  await again.click(screen.getByRole("button", { name: "Go to the form" }))
  await expectFocus(code())
})

test("a landing page missing from the table is kept too", async () => {
  const user = await openSignedIn()
  await readBack(user, `${location.origin}/acquisition/new-in-autumn?rc=VALID-0001`)
  await screen.findByText("It has no signed validity period.")
  expect(landingPage().value).toBe("new-in-autumn")
})

test("a link that no longer works says why", async () => {
  const user = await openSignedIn()
  await readBack(user, `${location.origin}/acquisition/?rc=VALID-0001&validityTimestamp=forged`)
  await screen.findByText("This link does not work. The signed validity period does not match the code.")
  await readBack(user, `${location.origin}/acquisition/?rc=EXPIRED-0001`)
  await screen.findByText("This link does not work. This invitation has expired.")
})

test("a late answer to a link is not shown beside another text", async () => {
  const user = await openSignedIn()
  const { release } = holdOperation("checkRegistrationLink")
  await readBack(user, `${location.origin}/acquisition/?rc=VALID-0001`)
  await waitFor(() => expect(code().value).toBe("VALID-0001"))
  await user.type(existing(), "x")
  release()
  await waitFor(() => expect(sent("checkRegistrationLink")).toHaveLength(1))
  await waitFor(() => expect(screen.queryByText("Reading the link")).toBeNull())
  expect(screen.queryByText("This link is valid.")).toBeNull()
})

test("the answer to a link does not stay beside another text", async () => {
  const user = await openSignedIn()
  await readBack(user, `${location.origin}/acquisition/?rc=VALID-0001`)
  await screen.findByText("This link is valid.")
  await readBack(user, "VALID-0001")
  await screen.findByText("This is not a link")
  expect(screen.queryByText("This link is valid.")).toBeNull()
})

test("checking a link can be retried", async () => {
  world.addFault({ operation: "checkRegistrationLink", status: 500, times: 2 })
  const user = await openSignedIn()
  await readBack(user, `${location.origin}/acquisition/?rc=VALID-0001`)
  await user.click(await screen.findByRole("button", { name: "Try again" }))
  await screen.findByText("This link is valid.")
})

test.each([
  ["", "Please paste a link"],
  ["VALID-0001", "This is not a link"],
  ["https://elsewhere.example/acquisition/?rc=VALID-0001", "This link leads to another site"],
  ["https://www.example.com/acquisition/lobby?rc=VALID-0001", "This link does not lead to a landing page"],
  ["https://www.example.com/acquisition/de", "This link carries no valid registration code"],
])("%j is not a registration link, and the form stays as it was", async (text, words) => {
  const user = await openSignedIn()
  await user.type(code(), "AB12")
  if (text) await readBack(user, text)
  else await user.click(screen.getByRole("button", { name: "Read link" }))
  await screen.findByText(words)
  await expectFocus(existing())
  expect(existing().value).toBe(text)
  expect(code().value).toBe("AB12")
  expect(sent("checkRegistrationLink")).toEqual([])
})

test("what a link has replaced in the form can be brought back", async () => {
  const user = await openSignedIn()
  await user.type(code(), "AB12-draft")
  await addParameter(user, 1, "mine")
  await readBack(user, `${location.origin}/acquisition/de?rc=VALID-0001`)
  await screen.findByText("This link is valid.")
  expect(code().value).toBe("VALID-0001")
  await user.click(screen.getByRole("button", { name: "Restore what was in the form" }))
  await waitFor(() => expect(code().value).toBe("AB12-draft"))
  expect([language().value, valueIn(1).value]).toEqual(["", "mine"])
})

const restore = () => screen.findByRole("button", { name: "Restore what was in the form" })

test("what was typed can be brought back although the check fails, is tried again, and another link is read", async () => {
  world.addFault({ operation: "checkRegistrationLink", status: 500, times: 2 })
  const user = await openSignedIn()
  await user.type(code(), "AB12-draft")
  await readBack(user, `${location.origin}/acquisition/de?rc=VALID-0001`)
  await screen.findByRole("button", { name: "Try again" })
  await restore()
  await user.click(screen.getByRole("button", { name: "Try again" }))
  await screen.findByText("This link is valid.")
  await readBack(user, `${location.origin}/acquisition/pl?rc=VALID-0001`)
  await waitFor(() => expect(language().value).toBe("pl"))
  await user.type(existing(), "x")
  await user.click(await restore())
  await waitFor(() => expect(code().value).toBe("AB12-draft"))
  expect(language().value).toBe("")
  await expectFocus(code())
})

test("after an edit, Undo brings back the edited form, not what was there before the first link", async () => {
  const user = await openSignedIn()
  await user.type(code(), "AB12-draft")
  await readBack(user, `${location.origin}/acquisition/de?rc=VALID-0001`)
  await restore()
  await user.selectOptions(language(), "Polski")
  expect(screen.queryByRole("button", { name: "Restore what was in the form" })).toBeNull()
  await readBack(user, `${location.origin}/acquisition/sv?rc=VALID-0001`)
  await waitFor(() => expect(language().value).toBe("sv"))
  await user.click(await restore())
  await waitFor(() => expect(language().value).toBe("pl"))
  expect(code().value).toBe("VALID-0001")
})

test("a parameter that was removed from one link does not come back into another", async () => {
  const user = await openSignedIn()
  await addParameter(user, 1, "mine")
  await user.click(screen.getByRole("button", { name: "Remove parameter 1" }))
  await screen.findByText("Parameter 1 has been removed.")
  await readBack(user, `${location.origin}/acquisition/de?rc=VALID-0001&utm_source=theirs`)
  await restore()
  expect(screen.queryByText("Parameter 1 has been removed.")).toBeNull()
  expect(valueIn(1).value).toBe("theirs")
})
