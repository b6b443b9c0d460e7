import { tokenSamples } from "../../src/sandbox/tokens"
import { expectMail, namesIn, newEmail, sent } from "../e2e/support/journey"
import { text } from "../e2e/support/texts"
import { expect, test } from "./support/fixtures"
import { fillForm } from "./support/visitor"

const names = namesIn("en")

test("an invitation link leads to an account, and the link of the e-mail activates it", async ({ visitor, world }) => {
  await visitor.open("?rc=VALID-0001")
  await visitor.sees("heading", "Amélie Laurent has invited you")
  await fillForm(visitor, names)
  await visitor.clicks("button", names.create)
  await visitor.sees("heading", names.finished)
  await visitor.isAt(names.finished)
  await visitor.arrives(/\/acquisition\/registration\/formfinished$/)
  expectMail(world, "en")
  await visitor.open(world.state.outbox[0]?.linkPath ?? "")
  await visitor.sees("heading", "Your account is activated")
  expect(sent(world, "activateAccount")).toHaveLength(1)
})

test("a typed code opens the form, and Back from the last page leads to it, filled in", async ({ visitor, world }) => {
  await visitor.open("")
  await visitor.fills(names.code, "VALID-0001")
  await visitor.tab.press("Enter")
  await visitor.isAt("Your place")
  await fillForm(visitor, names)
  await visitor.clicks("button", names.create)
  await visitor.sees("heading", names.finished)
  await visitor.tab.back()
  await visitor.holds("textbox", names.email, newEmail)
  expect(sent(world, "registerCustomer")).toHaveLength(1)
})

test("what was typed survives a reload and a change of language", async ({ visitor }) => {
  await visitor.open("?rc=VALID-0001")
  await fillForm(visitor, names)
  await visitor.tab.reload()
  await visitor.holds("textbox", names.firstName, "Ada")
  await visitor.clicks("link", "Polski")
  const polish = namesIn("pl")
  await visitor.sees("button", polish.create)
  await visitor.arrives(/\/acquisition\/pl\?rc=VALID-0001$/)
  await visitor.holds("radio", polish.gender, "true")
  await visitor.holds("textbox", polish.email, newEmail)
  await visitor.holds("combobox", polish.country, "PL")
  // The consent is asked again in the new words.
  await visitor.holds("checkbox", polish.terms, "false")
})

test("an incomplete form says what is missing and leads to it", async ({ visitor, world }) => {
  await visitor.open("?rc=VALID-0001")
  await visitor.clicks("button", names.create)
  const alert = await visitor.sees("alert")
  await visitor.isAt(text("en", "registration:error.email"))
  expect(await alert.read((element) => element === document.activeElement)).toBe(true)
  await visitor.clicks("link", text("en", "registration:error.firstName.required"))
  await visitor.isAt(names.firstName)
  await visitor.fills(names.firstName, "Ada")
  expect(sent(world, "registerCustomer")).toEqual([])
})

test("a content page closed by Back or Escape leaves the form as it was", async ({ visitor }) => {
  const { tab } = visitor
  await visitor.open("?rc=VALID-0001")
  await visitor.fills(names.firstName, "Ada")
  for (const close of [() => tab.back(), () => tab.press("Escape")]) {
    await visitor.clicks("link", "Terms and Conditions")
    await visitor.sees("dialog", "Terms and Conditions (DE)")
    await visitor.isAt("Terms and Conditions (DE)")
    await visitor.arrives(/\/acquisition\/content\/terms-de$/)
    const place = await tab.read(() => Math.round(scrollY))
    await close()
    await visitor.misses("dialog")
    await visitor.arrives(/\/acquisition\/\?rc=VALID-0001$/)
    await visitor.isAt(/^Terms and Conditions$/)
    expect(await tab.read(() => Math.round(scrollY))).toBe(place)
    await visitor.holds("textbox", names.firstName, "Ada")
  }
})

test("a visitor without an invitation applies for one", async ({ visitor, world }) => {
  await visitor.open("membership-interest")
  await visitor.fills(names.email, "ada+club@example.com")
  await visitor.clicks("button", "Apply Now")
  await visitor.sees("heading", "Email Address Submitted Successfully")
  expect(sent(world, "submitMembershipInterest")).toHaveLength(1)
  await visitor.tab.back()
  await visitor.holds("textbox", names.email, "ada+club@example.com")
})

test("a visitor joins the waiting list and is still on it after a reload", async ({ visitor, world }) => {
  await visitor.open(`lobby?token=${tokenSamples.withEmail.token}`)
  const consent = await visitor.sees("checkbox")
  await consent.click()
  await visitor.clicks("button", text("en", "lobby:submit"))
  await visitor.sees("heading", text("en", "lobby:done.title"))
  await visitor.tab.reload()
  await visitor.sees("heading", text("en", "lobby:done.title"))
  expect(sent(world, "joinWaitingList")).toHaveLength(1)
})

test("an expired activation link is replaced, and the new one activates", async ({ visitor, world }) => {
  await visitor.open("registration/activateaccount?activationId=activation-lapsed")
  await visitor.clicks("button", text("en", "activation:submit"))
  await visitor.clicks("button", text("en", "activation:error.newLink"))
  await expect.poll(() => world.state.outbox.length).toBe(1)
  await visitor.open(world.state.outbox[0]?.linkPath ?? "")
  await visitor.clicks("button", text("en", "activation:submit"))
  await visitor.sees("heading", text("en", "activation:done.title"))
})
