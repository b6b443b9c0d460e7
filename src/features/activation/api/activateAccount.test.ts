import { expect, test } from "vitest"
import { answerByContract } from "../../../../tests/support/contractBackend"
import { activateAccount } from "./activateAccount"

answerByContract({
  activateAccount: ({ activationId }: { activationId: string }) =>
    activationId === "a-1" ? { status: "ACTIVATED", authToken: "token" } : { status: "NOT_FOUND" },
})

test("sends the id of the link and queries every field of the contract", async () => {
  expect(await activateAccount("a-1")).toEqual({ kind: "activated", authToken: "token" })
})
