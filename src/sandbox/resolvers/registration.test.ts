// @vitest-environment node
import { expect, test } from "vitest"
import { describeEveryHost, failure, itAnswers, post, status, type Row } from "../../../tests/support/everyHost"
import { samplePerson } from "../scenarios/formSteps"
import { createToken, tokenSamples } from "../tokens"

const register = `mutation registerCustomer($input: RegistrationInput!) {
  registerCustomer(input: $input) { status registrationId authToken errorDetails { error } fieldErrors { field code } }
}`
const registerSocial = `mutation completeSocialRegistration($input: SocialRegistrationInput!) {
  completeSocialRegistration(input: $input) { status authToken fieldErrors { field code } errorDetails { error } }
}`
const receipt = { kind: "PRIVACY_POLICY", accepted: true, textSha256: "0".repeat(64), shownAt: "2026-11-20T10:00:00Z" }
const person = {
  clientMutationId: "one",
  registrationCode: "VALID-0001",
  ...samplePerson,
  lastName: "O’Brien-Šimić",
  email: "zoe+shop@example.org",
  country: "SE",
  language: "sv",
  termsAndPrivacyAccepted: true,
  newsletter: false,
  consents: [receipt],
}
const social = {
  clientMutationId: "two",
  token: tokenSamples.withEmail.token,
  shoppingPreferences: ["WOMEN", "HOME"],
  country: "DE",
  language: "de",
  termsAndPrivacyAccepted: true,
  newsletter: true,
  consents: [],
}

/** A registration with some input values replaced; returns the status of the response. */
function row(title: string, values: Record<string, unknown>, outcome: string, more: Record<string, unknown> = {}): Row {
  const variables = { input: { ...person, ...values } }
  return { title, query: register, variables, answer: status("registerCustomer", outcome, more) }
}

/** A registration that is refused because of one field. */
function refusal(title: string, values: Record<string, unknown>, field: string, code: string): Row {
  return row(title, values, "INVALID_INPUT", { fieldErrors: [{ field, code }] })
}

function socialRow(title: string, values: Record<string, unknown>, outcome: string): Row {
  const variables = { input: { ...social, ...values } }
  return { title, query: registerSocial, variables, answer: status("completeSocialRegistration", outcome) }
}

const outcomes: Row[] = [
  row("a new visitor", {}, "ACTIVATION_EMAIL_SENT"),
  row("a member", { email: " Member@Example.com" }, "ACCOUNT_ACTIVE"),
  row("a pending member", { email: "pending@example.com" }, "ACCOUNT_PENDING"),
  row("signed in at once", { email: "registered@example.com" }, "REGISTERED", {
    authToken: expect.stringMatching(/^\w+\.\w+\.\w+$/),
  }),
  row("a code that expired meanwhile", { email: "coderejected@example.com" }, "CODE_REJECTED", {
    errorDetails: [{ error: "REGISTRATION_CODE_EXPIRED" }],
  }),
  row("a bad code", { registrationCode: "NOBALANCE-0001" }, "CODE_REJECTED", {
    errorDetails: [{ error: "REGISTRATION_CODE_NO_BALANCE_LEFT" }],
  }),
  row("a rejected address", { email: "tokenrejected@example.com" }, "TOKEN_REJECTED"),
  row("an expired token", { token: tokenSamples.expired.token }, "TOKEN_REJECTED"),
  row("a phone token that was never given out", { phoneVerificationToken: "phone-9" }, "TOKEN_REJECTED"),
  socialRow("a social visitor", {}, "REGISTERED"),
  socialRow("a social visitor with a code", { registrationCode: "VALID-0001" }, "REGISTERED"),
  socialRow("a social visitor with a bad code", { registrationCode: "EXPIRED-0001" }, "CODE_REJECTED"),
  socialRow("a social visitor who is a member", { token: tokenSamples.member.token }, "ACCOUNT_ACTIVE"),
  socialRow("a social visitor without preferences", { shoppingPreferences: [] }, "INVALID_INPUT"),
  socialRow("a social token without an address", { token: tokenSamples.withoutEmail.token }, "TOKEN_REJECTED"),
]

const refusals: Row[] = [
  refusal("an address that is always refused", { email: "refused@example.com" }, "email", "INVALID_EMAIL"),
  refusal("a name that is always refused", { email: "refusedname@example.com" }, "firstName", "INVALID_CHARACTERS"),
  refusal("a field that no form has", { email: "refusedother@example.com" }, "shoeSize", "OUT_OF_STOCK"),
  refusal("no first name", { firstName: "  " }, "firstName", "REQUIRED"),
  refusal("a web address as a name", { lastName: "www.shop.example" }, "lastName", "INVALID_CHARACTERS"),
  refusal("a name of 51 letters", { lastName: "é".repeat(51) }, "lastName", "TOO_LONG"),
  refusal("an emoji as a name", { firstName: "Ada 🎉" }, "firstName", "INVALID_CHARACTERS"),
  refusal("no address", { email: "" }, "email", "REQUIRED"),
  refusal("an address without a dot", { email: "ada@localhost" }, "email", "INVALID_EMAIL"),
  refusal("an address with a blank", { email: "a da@example.org" }, "email", "INVALID_EMAIL"),
  refusal("an address with two @", { email: "ada@x.org@example.org" }, "email", "INVALID_EMAIL"),
  refusal("65 characters before the @", { email: `${"a".repeat(65)}@example.org` }, "email", "INVALID_EMAIL"),
  refusal("a short code", { registrationCode: "abc" }, "registrationCode", "INVALID_CODE"),
  refusal("an unsupported country", { country: "US" }, "country", "INVALID_COUNTRY"),
  refusal(
    "a country that the code does not allow",
    { registrationCode: "ONECOUNTRY-0001", country: "DE" },
    "country",
    "INVALID_COUNTRY",
  ),
  refusal("no consent", { termsAndPrivacyAccepted: false }, "termsAndPrivacyAccepted", "REQUIRED"),
  refusal("a receipt without a hash", { consents: [{ ...receipt, textSha256: "yes" }] }, "consents", "INVALID_RECEIPT"),
]

describeEveryHost("registration", (host) => {
  itAnswers(host, outcomes)
  itAnswers(host, refusals)

  test.each([{ language: "es" }, { gender: "OTHER" }, { country: "Sweden" }])(
    "refuses what the contract does not allow: %o",
    async (values) => {
      expect(await post(host, register, { input: { ...person, ...values } })).toMatchObject(failure("BAD_USER_INPUT"))
    },
  )

  test.each(["J.Lo", "李", "Nuñez de la Peña", "Þórunn", "D’Angelo"])("accepts the name %s", async (lastName) => {
    const answer = await post(host, register, { input: { ...person, lastName } })
    expect(answer).toMatchObject(status("registerCustomer", "ACTIVATION_EMAIL_SENT"))
  })

  test("repeats the first response for a clientMutationId and creates one account", async () => {
    const first = await post(host, register, { input: person })
    expect(await post(host, register, { input: person })).toEqual(first)
    expect(host.world().state.outbox).toHaveLength(1)
  })

  test("takes the e-mail address from the token", async () => {
    const token = createToken({ email: "approved@example.org" })
    await post(host, register, { input: { ...person, token, email: "someone.else@example.org" } })
    expect(host.world().state.outbox.at(-1)?.to).toBe("approved@example.org")
  })
})
