import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { holdOperation } from "../../../tests/support/holdOperation"
import {
  channels,
  choice,
  code,
  existing,
  generate,
  link,
  openSignedIn,
  readBack,
} from "../../../tests/support/linkGenerator"
import { expectFocus, sent, world } from "../../../tests/support/openPage"

/** The values of what a link holds, in the order of their rows. */
const contents = () =>
  within(screen.getByRole("region", { name: "Read a link" }))
    .getAllByRole("definition")
    .map(({ textContent }) => textContent)

test("a link of this tab is read back: what it holds, and that it is valid", async () => {
  const user = await openSignedIn()
  for (const name of ["The visitor’s own language", "Svenska", "Home page", "viral"]) await user.click(choice(name))
  await user.type(channels(), "news")
  await generate(user)
  const { value } = await link()
  await readBack(user, `Here: ${value} – bye`)
  const notice = await screen.findByText("This link is valid.")
  await expectFocus(screen.getAllByRole("status").find((status) => status.contains(notice)) ?? notice)
  expect(contents()).toEqual(["VALID-0001", "viral", "Svenska", "news"])
  expect(sent("checkRegistrationLink")).toEqual([
    { registrationCode: "VALID-0001", validityTimestamp: new URL(value).searchParams.get("validityTimestamp") },
  ])
})

test("a link without a signature, to a landing page that is not built in, is read too, and its check can be retried", async () => {
  world.addFault({ operation: "checkRegistrationLink", status: 500, times: 2 })
  const user = await openSignedIn()
  await readBack(user, `${location.origin}/acquisition/new-in-autumn?rc=VALID-0001`)
  await user.click(await screen.findByRole("button", { name: "Try again" }))
  await screen.findByText("This link is valid.")
  expect(contents()).toEqual(["VALID-0001", "new-in-autumn", "The visitor’s own language", "No signed validity period"])
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
  await waitFor(() => expect(contents()).toContain("VALID-0001"))
  await user.type(existing(), "x")
  release()
  await waitFor(() => expect(sent("checkRegistrationLink")).toHaveLength(1))
  await waitFor(() => expect(screen.queryByText("Reading the link")).toBeNull())
  expect(screen.queryByText("This link is valid.")).toBeNull()
})

test("what is no registration link is said to be none, what was typed stays, and no answer to a link beside it", async () => {
  const user = await openSignedIn()
  await user.type(code(), "AB12")
  await readBack(user, `${location.origin}/acquisition/?rc=VALID-0001`)
  await screen.findByText("This link is valid.")
  for (const [text, words] of [
    ["", "Please paste a link"],
    ["VALID-0001", "This is not a link"],
    ["https://elsewhere.example/acquisition/?rc=VALID-0001", "This link leads to another site"],
    ["https://www.example.com/acquisition/lobby?rc=VALID-0001", "This link does not lead to a landing page"],
    ["https://www.example.com/acquisition/de", "This link carries no valid registration code"],
  ] as const) {
    await readBack(user, text)
    await screen.findByText(words)
    await expectFocus(existing())
    expect([existing().value, code().value]).toEqual([text, "AB12"])
    expect(screen.queryByText("This link is valid.")).toBeNull()
  }
  expect(sent("checkRegistrationLink")).toHaveLength(1)
})
