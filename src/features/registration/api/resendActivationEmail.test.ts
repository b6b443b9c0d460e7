import { expect, test } from "vitest"
import { answerByContract } from "../../../../tests/support/contractBackend"
import { execute } from "../../../services/api/execute"
import { resendActivationEmail } from "./resendActivationEmail"

const rootValue = {
  resendActivationEmail: ({ email, activationId }: Record<string, string | undefined>) =>
    email === "ada@example.com" || activationId === "a-1"
      ? { status: "TOO_SOON", retryAfterSeconds: 42 }
      : { status: "NOT_PENDING" },
}

answerByContract(rootValue)

test.each([
  { email: "ada@example.com", language: "de" as const },
  { activationId: "a-1", language: "sv" as const },
])("requests a new e-mail with %j", async (variables) => {
  expect(await execute(resendActivationEmail, variables)).toEqual({
    ok: true,
    data: { resendActivationEmail: { status: "TOO_SOON", retryAfterSeconds: 42 } },
  })
})
