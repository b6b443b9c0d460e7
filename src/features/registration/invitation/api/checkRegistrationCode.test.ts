import { expect, test } from "vitest"
import { answerByContract } from "../../../../../tests/support/contractBackend"
import { answerShapes } from "../../../../services/api/generated"
import { checkRegistrationCode, codeAnswerShape } from "./checkRegistrationCode"

const countryOption = { isoCode: "SE", termsPkString: "terms-se", dataPolicyPkString: "privacy-se" }

answerByContract({
  registrationCodeDetails: ({ registrationCode, validityTimestamp }: Record<string, string>) => {
    if (registrationCode !== "AB-12cd") return null
    return validityTimestamp === "signed"
      ? { errors: null, errorDetails: [null], invitorName: " Amélie ", countryOptions: [countryOption] }
      : { errors: ["SOMETHING"], errorDetails: [{ error: "REGISTRATION_CODE_NO_BALANCE_LEFT" }], invitorName: "Amélie" }
  },
})

test("asks with the signed validity, and reads every field that the contract has for a code", async () => {
  expect(await checkRegistrationCode({ code: "AB-12cd", validityTimestamp: "signed" })).toMatchObject({
    kind: "accepted",
    inviter: "Amélie",
    countryOptions: [countryOption],
  })
})

test("a code typed by hand has no validity", async () => {
  expect(await checkRegistrationCode({ code: "AB-12cd", validityTimestamp: undefined })).toMatchObject({
    kind: "rejected",
    rejection: "no-balance",
    inviter: "Amélie",
  })
})

test("the expected shape matches the contract", () => {
  expect(codeAnswerShape).toEqual(answerShapes.get("checkRegistrationCode"))
})
