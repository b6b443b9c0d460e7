import { expect, test } from "vitest"
import { answerByContract } from "../../../../tests/support/contractBackend"
import { resendActivationEmail } from "./resendActivationEmail"

answerByContract({
  resendActivationEmail: ({ email, activationId }: Record<string, string | undefined>) =>
    email === "ada@example.com" || activationId === "a-1"
      ? { status: "TOO_SOON", retryAfterSeconds: 42 }
      : { status: "NOT_PENDING" },
})

test.each([{ email: "ada@example.com" }, { activationId: "a-1" }])("requests a new e-mail with %j", async (to) => {
  expect(await resendActivationEmail(to, "de")).toEqual({ kind: "tooSoon", cooldownSeconds: 42 })
})
