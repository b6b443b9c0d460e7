// @vitest-environment node
import { expect, test } from "vitest"
import { describeEveryHost, failure, itAnswers, post, status, type Row } from "../../../tests/support/everyHost"
import { tokenSamples } from "../tokens"

const generate = `mutation generateRegistrationLink($registrationCode: String!, $language: LanguageCode) {
  generateRegistrationLink(registrationCode: $registrationCode, language: $language) {
    status registrationLink validUntil errorDetails { error }
  }
}`
const check = `query checkRegistrationCode($registrationCode: String!, $validityTimestamp: String) {
  registrationCodeDetails(registrationCode: $registrationCode, validityTimestamp: $validityTimestamp) { errors }
}`
const administrator = { authorization: "Bearer admin-token" }
const member = { authorization: `Bearer ${tokenSamples.member.token}` }

function row(title: string, registrationCode: string, headers: Record<string, string>, answer: object): Row {
  return { title, query: generate, variables: { registrationCode }, headers, answer }
}

const rows: Row[] = [
  row("a visitor", "VALID-0001", {}, failure("UNAUTHENTICATED")),
  row("a member", "VALID-0001", member, failure("FORBIDDEN")),
  row("a good code", "VALID-0001", administrator, status("generateRegistrationLink", "GENERATED")),
  row(
    "a bad code",
    "INVALID-0001",
    administrator,
    status("generateRegistrationLink", "CODE_REJECTED", { errorDetails: [{ error: "REGISTRATION_CODE_INVALID" }] }),
  ),
]

describeEveryHost("generateRegistrationLink", (host) => {
  itAnswers(host, rows)

  test.each([
    ["de", "/acquisition/de"],
    ["en", "/acquisition/"],
  ])("links to the landing page in %s", async (language, path) => {
    await post(host, generate, { registrationCode: "VALID-0001", language }, administrator)
    const link = new URL(host.world().state.links[0]?.registrationLink ?? "")
    expect(link.origin + link.pathname).toBe(host.url() + path)
    expect(link.searchParams.get("rc")).toBe("VALID-0001")
  })

  test("generates a link that is valid for its own code and for 14 days", async () => {
    const registrationCode = "NOSTAMP-0001"
    await post(host, generate, { registrationCode }, administrator)
    const { validityTimestamp } = host.world().state.links[0] ?? {}
    const errors = async (code: string) => post(host, check, { registrationCode: code, validityTimestamp })
    const answer = (...list: string[]) => ({ data: { registrationCodeDetails: { errors: list } } })
    expect(await errors(registrationCode)).toEqual(answer())
    expect(await errors("VALID-0001")).toEqual(answer("VALIDITY_TIMESTAMP_INVALID"))
    host.world().state.clockOffset += 14 * 24 * 3_600_000 + 1000
    expect(await errors(registrationCode)).toEqual(answer("REGISTRATION_CODE_EXPIRED"))
  })
})
