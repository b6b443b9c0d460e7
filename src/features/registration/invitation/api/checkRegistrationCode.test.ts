import { expect, test } from "vitest"
import { answerShapes } from "../../../../services/api/generated"
import { codeAnswerShape } from "./checkRegistrationCode"

test("the expected shape matches the contract", () => {
  expect(codeAnswerShape).toEqual(answerShapes.get("checkRegistrationCode"))
})
