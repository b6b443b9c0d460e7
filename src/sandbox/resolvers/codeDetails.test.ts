// @vitest-environment node
import { expect, test } from "vitest"
import { describeEveryHost, itAnswers, post, type Row } from "../../../tests/support/everyHost"

const check = `query checkRegistrationCode($registrationCode: String!, $validityTimestamp: String) {
  registrationCodeDetails(registrationCode: $registrationCode, validityTimestamp: $validityTimestamp) {
    errors errorDetails { error } invitorName countryOptions { isoCode termsPkString dataPolicyPkString }
  }
}`
const inviter = "Amélie Laurent"

function row(code: string, errors: string[], errorDetails: string[], invitorName: string | null = null): Row {
  const details = errorDetails.map((error) => ({ error }))
  return {
    title: code,
    query: check,
    variables: { registrationCode: code },
    answer: { data: { registrationCodeDetails: { errors, errorDetails: details, invitorName } } },
  }
}

const codes: Row[] = [
  row("VALID-0001", [], [], inviter),
  row("NOINVITER-0001", [], []),
  row("INVALID-0001", [], ["REGISTRATION_CODE_INVALID"]),
  row("valid-0001", [], ["REGISTRATION_CODE_INVALID"]),
  row("constructor", [], ["REGISTRATION_CODE_INVALID"]),
  row("INVITER-0001", [], ["INVITER_INVALID"]),
  row("EXPIRED-0001", ["REGISTRATION_CODE_EXPIRED"], []),
  row("NOBALANCE-0001", [], ["REGISTRATION_CODE_NO_BALANCE_LEFT"], inviter),
  row("PENDING-0001", [], ["REGISTRATION_CODE_BALANCE_LESS_THAN_PENDING_REGISTRATIONS"], inviter),
  row("CUSTOM-0001", [], ["CUSTOMIZATION_MISSING"]),
  row("NOSTAMP-0001", ["VALIDITY_TIMESTAMP_MISSING"], []),
  row("BADSTAMP-0001", ["VALIDITY_TIMESTAMP_INVALID"], []),
  row("REFERER-0001", [], ["REFERER_INVALID"]),
  row("UNKNOWN-0001", [], ["SOMETHING_NEW"]),
  row("SCRIPT-0001", [], [], "<script>alert(1)</script> Ada"),
  row(
    "SEVERAL-0001",
    ["VALIDITY_TIMESTAMP_INVALID", "REGISTRATION_CODE_EXPIRED"],
    ["REGISTRATION_CODE_INVALID", "REGISTRATION_CODE_NO_BALANCE_LEFT"],
    inviter,
  ),
]

describeEveryHost("registrationCodeDetails", (host) => {
  itAnswers(host, codes)

  test("returns all 27 countries for a code without restrictions", async () => {
    const answer = await post(host, check, { registrationCode: "VALID-0001" })
    expect(answer).toHaveProperty("data.registrationCodeDetails.countryOptions.length", 27)
  })

  test("returns the countries of a code with their documents", async () => {
    const answer = await post(host, check, { registrationCode: "TWOCOUNTRIES-0001" })
    expect(answer).toHaveProperty("data.registrationCodeDetails.countryOptions", [
      { isoCode: "AT", termsPkString: "terms-at", dataPolicyPkString: "privacy-at" },
      { isoCode: "CH", termsPkString: "terms-ch", dataPolicyPkString: "privacy-ch" },
    ])
  })

  test("returns null for every list of NULLS-0001", async () => {
    const answer = await post(host, check, { registrationCode: "NULLS-0001" })
    const nulls = { errors: null, errorDetails: null, countryOptions: null, invitorName: null }
    expect(answer).toEqual({ data: { registrationCodeDetails: nulls } })
  })

  test("rejects a forged timestamp", async () => {
    const answer = await post(host, check, { registrationCode: "VALID-0001", validityTimestamp: "abc.def" })
    expect(answer).toHaveProperty("data.registrationCodeDetails.errors", ["VALIDITY_TIMESTAMP_INVALID"])
  })
})
