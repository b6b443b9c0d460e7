// @vitest-environment node
import { expect, test } from "vitest"
import { describeEveryHost, failure, itAnswers, post, status, type Row } from "../../../tests/support/everyHost"

const start = `mutation startPhoneVerification($registrationCode: String!, $phoneNumber: String!) {
  startPhoneVerification(registrationCode: $registrationCode, phoneNumber: $phoneNumber, language: "de") {
    status retryAfterSeconds
  }
}`
const confirm = `mutation confirmPhoneVerification($phoneNumber: String!, $code: String!) {
  confirmPhoneVerification(phoneNumber: $phoneNumber, code: $code) { status phoneVerificationToken }
}`
const phoneNumber = "+4915112345678"
const good = { phoneNumber, code: "123456" }

function starting(title: string, number: string, answer: object, registrationCode = "VALID-0001"): Row {
  return { title, query: start, variables: { registrationCode, phoneNumber: number }, answer }
}

const rows: Row[] = [
  starting("a number", phoneNumber, status("startPhoneVerification", "CODE_SENT")),
  starting("a number without its country", "0151 123", status("startPhoneVerification", "INVALID_NUMBER")),
  starting("a number that is refused", "+4915100000000", status("startPhoneVerification", "INVALID_NUMBER")),
  starting(
    "a number asked for too often",
    "+4915100000001",
    status("startPhoneVerification", "TOO_SOON", { retryAfterSeconds: 60 }),
  ),
  starting("a code good in its link only", phoneNumber, status("startPhoneVerification", "CODE_SENT"), "NOSTAMP-0001"),
  starting("a bad registration code", phoneNumber, failure("BAD_USER_INPUT"), "INVALID-0001"),
  {
    title: "a one-time code that was never asked for",
    query: confirm,
    variables: good,
    answer: status("confirmPhoneVerification", "EXPIRED"),
  },
]

describeEveryHost("phone verification", (host) => {
  itAnswers(host, rows)

  test("accepts the code from the message, and requires a wait before another message", async () => {
    const variables = { registrationCode: "VALID-0001", phoneNumber }
    await post(host, start, variables)
    expect(host.world().state.outbox).toMatchObject([{ kind: "sms", to: phoneNumber, language: "de" }])
    expect(await post(host, start, variables)).toMatchObject(status("startPhoneVerification", "TOO_SOON"))
    const answer = await post(host, confirm, good)
    const { token } = host.world().state.phoneVerifications[0] ?? {}
    expect(answer).toEqual(status("confirmPhoneVerification", "CONFIRMED", { phoneVerificationToken: token }))
  })

  test("locks after five wrong codes, and expires after ten minutes", async () => {
    await post(host, start, { registrationCode: "VALID-0001", phoneNumber })
    for (const code of ["000001", "000002", "000003", "000004", "000005"]) {
      const answer = await post(host, confirm, { phoneNumber, code })
      expect(answer).toMatchObject(status("confirmPhoneVerification", "WRONG_CODE"))
    }
    expect(await post(host, confirm, good)).toMatchObject(status("confirmPhoneVerification", "TOO_MANY_ATTEMPTS"))
    host.world().state.clockOffset += 600_001
    expect(await post(host, confirm, good)).toMatchObject(status("confirmPhoneVerification", "EXPIRED"))
  })
})
