import { expect, test } from "vitest"
import { createTestServer } from "../../../tests/support/sandbox"
import { post, status } from "../../../tests/support/everyHost"
import { languages } from "../../lib/languages"
import { createWorld } from "../world"
import { addMember } from "./accounts"
import { activationResolvers } from "./activation"

// What time changes, and what no page shows; all else that the mocked backend answers is on some page of the site.

const { world } = createTestServer()
const host = { url: () => "http://sandbox.test", world: () => world }
const day = 24 * 3_600_000

test("a generated link is valid for its own code and for 14 days", async () => {
  const generate = 'mutation { generateRegistrationLink(registrationCode: "NOSTAMP-0001") { status } }'
  await post(host, generate, {}, { authorization: "Bearer admin-token" })
  const { validityTimestamp } = world.state.links[0] ?? {}
  const errors = (code: string) =>
    post(
      host,
      `{ registrationCodeDetails(registrationCode: "${code}", validityTimestamp: "${validityTimestamp}") { errors } }`,
    )
  const answer = (...list: string[]) => ({ data: { registrationCodeDetails: { errors: list } } })
  expect(await errors("NOSTAMP-0001")).toEqual(answer())
  expect(await errors("VALID-0001")).toEqual(answer("VALIDITY_TIMESTAMP_INVALID"))
  world.state.clockOffset += 14 * day + 1000
  expect(await errors("NOSTAMP-0001")).toEqual(answer("REGISTRATION_CODE_EXPIRED"))
})

test("a number is locked after five wrong codes, which expire after ten minutes", async () => {
  const start =
    'mutation { startPhoneVerification(registrationCode: "VALID-0001", phoneNumber: "+4915112345678", language: "de") { status } }'
  const confirm = (code: string) =>
    post(host, `mutation { confirmPhoneVerification(phoneNumber: "+4915112345678", code: "${code}") { status } }`)
  await post(host, start)
  for (const code of ["000001", "000002", "000003", "000004", "000005"])
    expect(await confirm(code)).toEqual(status("confirmPhoneVerification", "WRONG_CODE"))
  expect(await confirm("123456")).toEqual(status("confirmPhoneVerification", "TOO_MANY_ATTEMPTS"))
  world.state.clockOffset += 600_001
  expect(await confirm("123456")).toEqual(status("confirmPhoneVerification", "EXPIRED"))
})

test("an address applies once a day, and an e-mail is resent after a minute", async () => {
  const apply =
    'mutation { submitMembershipInterest(email: "ada@example.org", country: "NL", language: "nl") { status } }'
  const resend = 'mutation { resendActivationEmail(email: "pending@example.com", language: "it") { status } }'
  const both = async () => [await post(host, apply), await post(host, resend)]
  const answers = (applied: string, sent: string) => [
    status("submitMembershipInterest", applied),
    status("resendActivationEmail", sent),
  ]
  expect(await both()).toEqual(answers("SUBMITTED", "SENT"))
  expect(await both()).toEqual(answers("TOO_SOON", "TOO_SOON"))
  world.state.clockOffset += 60_000
  expect(await both()).toEqual(answers("TOO_SOON", "SENT"))
  world.state.clockOffset += day
  expect(await both()).toEqual(answers("SUBMITTED", "SENT"))
  expect(world.state.outbox.map(({ language }) => language)).toEqual(["nl", "it", "it", "nl", "it"])
})

test("every document has a text of its own in every language", async () => {
  for (const id of ["terms", "privacy", "imprint", "invitations"]) {
    const ask = (language: string) => post(host, `{ contentPage(id: "${id}", language: "${language}") { title html } }`)
    const pages = await Promise.all(languages.map(ask))
    expect(new Set(pages.map((page) => JSON.stringify(page))).size).toBe(languages.length)
  }
})

test("who waits for an activation hears of no other", async () => {
  const world = createWorld({ now: () => 0 })
  const [mine, other] = ["mine", "other"].map((name) => addMember(world, `${name}@example.org`, "", "pending"))
  if (!mine || !other) throw new Error("nobody was added")
  const { registrationId } = mine
  const first = activationResolvers(world).subscription.registrationActivated({ registrationId }).next()
  world.activate(other)
  world.state.clockOffset = 5000
  world.activate(mine)
  expect((await first).value).toEqual({
    registrationActivated: { registrationId, activatedAt: "1970-01-01T00:00:05.000Z" },
  })
})
