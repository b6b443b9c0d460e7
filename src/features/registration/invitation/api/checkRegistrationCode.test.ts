import { expect, test } from "vitest"
import { answerByContract } from "../../../../../tests/support/contractBackend"
import { execute } from "../../../../services/api/execute"
import { answerShapes } from "../../../../services/api/generated"
import { checkRegistrationCode, codeAnswerShape } from "./checkRegistrationCode"

const details = {
  errors: ["REGISTRATION_CODE_EXPIRED"],
  errorDetails: [{ error: "REGISTRATION_CODE_NO_BALANCE_LEFT" }],
  invitorName: "Amélie",
  countryOptions: [{ isoCode: "SE", termsPkString: "terms-se", dataPolicyPkString: "privacy-se" }],
}
const rootValue = {
  registrationCodeDetails: ({ registrationCode, validityTimestamp }: Record<string, string>) =>
    registrationCode === "AB-12cd" && validityTimestamp === "signed" ? details : null,
}

answerByContract(rootValue)

test("queries every field that the contract has for a code", async () => {
  expect(checkRegistrationCode.name).toBe("checkRegistrationCode")
  const variables = { registrationCode: "AB-12cd", validityTimestamp: "signed" }
  expect(await execute(checkRegistrationCode, variables)).toEqual({
    ok: true,
    data: { registrationCodeDetails: details },
  })
})

test("a code typed by hand has no validity", async () => {
  expect(await execute(checkRegistrationCode, { registrationCode: "AB-12cd" })).toEqual({
    ok: true,
    data: { registrationCodeDetails: null },
  })
})

test("the expected shape matches the contract", () => {
  expect(codeAnswerShape).toEqual(answerShapes.get(checkRegistrationCode.name))
})
