// @vitest-environment node
import { describe, expect, test } from "vitest"
import { createClient } from "graphql-ws"
import {
  describeEveryHost,
  failure,
  itAnswers,
  post,
  status,
  type Host,
  type Row,
} from "../../../tests/support/everyHost"
import { createWorld } from "../world"
import { addMember, sendActivationMail } from "./accounts"
import { activationResolvers } from "./activation"

const activate = `mutation activateAccount($activationId: ID!) {
  activateAccount(activationId: $activationId) { status authToken }
}`
const resend = `mutation resendActivationEmail($email: String, $activationId: ID, $language: LanguageCode!) {
  resendActivationEmail(email: $email, activationId: $activationId, language: $language) { status retryAfterSeconds }
}`
const subscribe = `subscription registrationActivated($registrationId: ID!) {
  registrationActivated(registrationId: $registrationId) { registrationId }
}`

function activation(activationId: string, outcome: string): Row {
  const answer = status("activateAccount", outcome, { authToken: null })
  return { title: activationId, query: activate, variables: { activationId }, answer }
}

function resending(title: string, variables: Record<string, unknown>, answer: object): Row {
  return { title, query: resend, variables: { language: "en", ...variables }, answer }
}

const rows: Row[] = [
  activation("activation-pending", "ACTIVATED"),
  activation("activation-done", "ALREADY_ACTIVE"),
  activation("activation-failed", "FAILED"),
  activation("activation-lapsed", "NOT_FOUND"),
  activation("activation-not-found", "NOT_FOUND"),
  resending("a mail to a stranger", { email: "nobody@example.org" }, status("resendActivationEmail", "NOT_PENDING")),
  resending("a mail to a member", { email: "member@example.com" }, status("resendActivationEmail", "NOT_PENDING")),
  resending("a mail by an unknown id", { activationId: "none" }, status("resendActivationEmail", "NOT_PENDING")),
  resending("a mail to nobody", {}, failure("BAD_USER_INPUT")),
  resending(
    "a mail to somebody named twice",
    { email: "pending@example.com", activationId: "activation-pending" },
    failure("BAD_USER_INPUT"),
  ),
]

/** The id in the activation link of the newest e-mail. */
function newestActivationId(host: Host): string {
  const link = host.world().state.outbox.at(-1)?.linkPath ?? ""
  return new URL(link, host.url()).searchParams.get("activationId") ?? ""
}

describeEveryHost("activation", (host) => {
  itAnswers(host, rows)

  test.each([
    ["fr", "/acquisition/fr/registration/activateaccount", "Confirmez votre adresse e-\u2060mail"],
    ["en", "/acquisition/registration/activateaccount", "Verify your email address"],
  ])("sends an e-mail in %s with a link in that language, which activates once", async (language, path, subject) => {
    sendActivationMail(host.world(), addMember(host.world(), "ada@example.org", "Ada", "pending"), language)
    const mail = host.world().state.outbox.at(-1)
    expect(mail).toMatchObject({ to: "ada@example.org", language, subject })
    expect(new URL(mail?.linkPath ?? "", host.url()).pathname).toBe(path)
    const variables = { activationId: newestActivationId(host) }
    expect(await post(host, activate, variables)).toMatchObject(status("activateAccount", "ACTIVATED"))
    expect(await post(host, activate, variables)).toMatchObject(status("activateAccount", "ALREADY_ACTIVE"))
  })

  test("signs in whoever activates an address that begins with signin", async () => {
    const answer = await post(host, activate, { activationId: "activation-signin" })
    expect(answer).toMatchObject(status("activateAccount", "ACTIVATED", { authToken: expect.stringContaining(".") }))
  })

  test("activates at the second attempt", async () => {
    const variables = { activationId: "activation-fails-once" }
    expect(await post(host, activate, variables)).toMatchObject(status("activateAccount", "FAILED"))
    expect(await post(host, activate, variables)).toMatchObject(status("activateAccount", "ACTIVATED"))
  })

  test("resends an e-mail after a minute, not before", async () => {
    const variables = { email: "pending@example.com", language: "it" }
    expect(await post(host, resend, variables)).toMatchObject(status("resendActivationEmail", "SENT"))
    host.world().state.clockOffset += 20_000
    const tooSoon = await post(host, resend, variables)
    expect(tooSoon).toMatchObject(status("resendActivationEmail", "TOO_SOON"))
    expect(tooSoon).toHaveProperty("data.resendActivationEmail.retryAfterSeconds", expect.closeTo(40, -1))
    host.world().state.clockOffset += 40_000
    expect(await post(host, resend, variables)).toMatchObject(status("resendActivationEmail", "SENT"))
    expect(host.world().state.outbox.map(({ language }) => language)).toEqual(["it", "it"])
  })

  test("replaces an old activation link by its id", async () => {
    await post(host, resend, { activationId: "activation-lapsed", language: "en" })
    const variables = { activationId: newestActivationId(host) }
    expect(await post(host, activate, variables)).toMatchObject(status("activateAccount", "ACTIVATED"))
  })

  test("notifies a subscriber of the activation", async () => {
    const mine = addMember(host.world(), "mine@example.org", "", "pending")
    const client = createClient({
      url: `${host.url().replace("http", "ws")}/acquisition/graphql-ws`,
      retryAttempts: 0,
    })
    const events = client.iterate({ query: subscribe, variables: { registrationId: mine.registrationId } })
    const first = events.next()
    await post(host, activate, { activationId: mine.activationId })
    expect((await first).value).toEqual({
      data: { registrationActivated: { registrationId: mine.registrationId } },
    })
    await client.dispose()
  })
})

describe("registrationActivated", () => {
  test("waits for its own registration", async () => {
    const world = createWorld({ now: () => 0 })
    const mine = addMember(world, "mine@example.org", "", "pending")
    const other = addMember(world, "other@example.org", "", "pending")
    const { registrationId } = mine
    const first = activationResolvers(world).subscription.registrationActivated({ registrationId }).next()
    world.activate(other)
    world.state.clockOffset = 5000
    world.activate(mine)
    expect((await first).value).toEqual({
      registrationActivated: { registrationId, activatedAt: "1970-01-01T00:00:05.000Z" },
    })
  })
})
