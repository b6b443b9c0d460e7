import { expect, test } from "vitest"
import { answerByContract } from "../../../../tests/support/contractBackend"
import { execute } from "../../../services/api/execute"
import { activateAccount } from "./activateAccount"

answerByContract({
  activateAccount: ({ activationId }: { activationId: string }) =>
    activationId === "a-1" ? { status: "ACTIVATED", authToken: "token" } : { status: "NOT_FOUND" },
})

test("sends the id of the link and queries every field of the contract", async () => {
  expect(await execute(activateAccount, { activationId: "a-1" })).toEqual({
    ok: true,
    data: { activateAccount: { status: "ACTIVATED", authToken: "token" } },
  })
})
