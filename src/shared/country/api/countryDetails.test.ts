import { expect, test } from "vitest"
import { answerByContract } from "../../../../tests/support/contractBackend"
import { execute } from "../../../services/api/execute"
import { answerShapes } from "../../../services/api/generated"
import { countryAnswerShape, countryDetails } from "./countryDetails"

const rootValue = { countryDetails: { country: "SE" } }

answerByContract(rootValue)

test("queries the country", async () => {
  expect(countryDetails.name).toBe("countryDetails")
  expect(await execute(countryDetails, {})).toEqual({ ok: true, data: { countryDetails: { country: "SE" } } })
})

test("the expected shape matches the contract", () => {
  expect(countryAnswerShape).toEqual(answerShapes.get(countryDetails.name))
})
