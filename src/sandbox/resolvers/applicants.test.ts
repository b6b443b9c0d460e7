// @vitest-environment node
import { expect, test } from "vitest"
import { describeEveryHost, itAnswers, post, status, type Row } from "../../../tests/support/everyHost"
import { tokenSamples } from "../tokens"

const join = `mutation joinWaitingList($token: String!, $consent: ConsentReceipt!) {
  joinWaitingList(token: $token, language: "fr", consent: $consent) { status }
}`
const apply = `mutation submitMembershipInterest($email: String!) {
  submitMembershipInterest(email: $email, country: "NL", language: "nl") { status }
}`
const consent = {
  kind: "WAITING_LIST_NOTIFICATION",
  accepted: true,
  textSha256: "0".repeat(64),
  shownAt: "2026-11-20T10:00:00Z",
}

const rows: Row[] = [
  ...(["withoutEmail", "expired", "notJson", "notBase64", "notAToken", "rejected"] as const).map((name) => ({
    title: `a token: ${name}`,
    query: join,
    variables: { token: tokenSamples[name].token, consent },
    answer: status("joinWaitingList", "TOKEN_REJECTED"),
  })),
  {
    title: "an address on the list",
    query: join,
    variables: { token: tokenSamples.listed.token, consent },
    answer: status("joinWaitingList", "ALREADY_ON_LIST"),
  },
  {
    title: "an application without an address",
    query: apply,
    variables: { email: "ada" },
    answer: status("submitMembershipInterest", "INVALID_EMAIL"),
  },
]

describeEveryHost("visitors without an invitation", (host) => {
  itAnswers(host, rows)

  test("writes to nobody who has not applied", async () => {
    await post(host, apply, { email: "ada" })
    await post(host, join, { token: tokenSamples.nonAscii.token, consent })
    expect(host.world().state.outbox).toEqual([])
  })

  test("puts an address on the waiting list once", async () => {
    const variables = { token: tokenSamples.nonAscii.token, consent }
    expect(await post(host, join, variables)).toEqual(status("joinWaitingList", "ADDED"))
    expect(await post(host, join, variables)).toEqual(status("joinWaitingList", "ALREADY_ON_LIST"))
    expect(host.world().state.waitingList).toContain("jürgen@müller.example")
  })

  test("accepts one application per address and day", async () => {
    const variables = { email: "applicant@example.org" }
    expect(await post(host, apply, variables)).toEqual(status("submitMembershipInterest", "SUBMITTED"))
    expect(await post(host, apply, variables)).toEqual(status("submitMembershipInterest", "TOO_SOON"))
    expect(host.world().state.applications).toMatchObject([{ email: "applicant@example.org", country: "NL" }])
    expect(host.world().state.outbox).toMatchObject([
      { kind: "application", to: "applicant@example.org", language: "nl", subject: "Wij hebben uw aanvraag ontvangen" },
    ])
    host.world().state.clockOffset += 24 * 3_600_000
    expect(await post(host, apply, variables)).toEqual(status("submitMembershipInterest", "SUBMITTED"))
  })
})
