import { expect, test } from "vitest"
import { answerByContract } from "../../../../tests/support/contractBackend"
import { answerShapes } from "../../../services/api/generated"
import { countryAnswerShape, lookUpCountry } from "./countryDetails"

answerByContract({ countryDetails: { country: "SE" } })

test("queries the country", async () => {
  expect(await lookUpCountry()).toBe("SE")
})

test("the expected shape matches the contract", () => {
  expect(countryAnswerShape).toEqual(answerShapes.get("countryDetails"))
})
