import { expect, test } from "vitest"
import { openSandboxPage as open } from "../../../tests/support/sandboxPage"
import { addMember, sendActivationMail } from "../resolvers/accounts"
import { applicantResolvers } from "../resolvers/applicants"
import { phoneResolvers } from "../resolvers/phone"
import { createWorld } from "../world"

const path = "/acquisition/sandbox/outbox"

test("the outbox has the newest message first: its subject, text and link in its language", () => {
  const world = createWorld()
  sendActivationMail(world, addMember(world, "first@example.org", "", "pending"), "de")
  sendActivationMail(world, addMember(world, "second@example.org", "<b>Bo</b>", "pending"), "sv")
  const [newest, oldest] = open(path, world).querySelectorAll("article")
  expect(newest?.lang).toBe("sv")
  expect(newest?.querySelector("h2")?.textContent).toBe("Bekräfta din e-\u2060postadress")
  expect(newest?.textContent).toContain("second@example.org")
  expect(newest?.textContent).toContain("Hej <b>Bo</b>,")
  expect(newest?.querySelector("a")?.textContent).toBe("Aktivera mitt konto")
  expect(newest?.querySelector("a")?.getAttribute("href")).toBe(world.state.outbox[1]?.linkPath)
  // Nobody's name is known, so the greeting goes without.
  expect(oldest?.textContent).toContain("Guten Tag,")
})

test.each([
  ["en", "/acquisition/"],
  ["pl", "/acquisition/pl"],
])("the e-mail about an application leads to the start page in its language, %s", (language, href) => {
  const world = createWorld()
  applicantResolvers(world).submitMembershipInterest({ email: "ada@example.org", language })
  expect(open(path, world).querySelector("article a")?.getAttribute("href")).toBe(href)
})

test("an SMS is its text alone", () => {
  const world = createWorld()
  const phoneNumber = "+4915112345678"
  phoneResolvers(world).startPhoneVerification({ registrationCode: "VALID-0001", phoneNumber, language: "fr" })
  const sms = open(path, world).querySelector("article")
  expect(sms?.querySelector("h2")?.textContent).toContain("123456 est votre code")
  expect(sms?.querySelector("a")).toBeNull()
})

test("an empty outbox says so", () => {
  expect(open(path).querySelector("main")?.textContent).toContain("Nothing has been sent yet")
})
