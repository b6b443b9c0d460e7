import type { Context } from "hono"
import type { ForwardNotes } from "./requestFacts"

/** The operations that register a visitor. */
export const registrationOperations: readonly string[] = ["registerCustomer", "completeSocialRegistration"]

/** The statuses that the backend answers them with (src/services/api/schema.graphql), and that of other answers. */
export const registrationStatuses: readonly string[] = [
  "ACTIVATION_EMAIL_SENT",
  "REGISTERED",
  "ACCOUNT_ACTIVE",
  "ACCOUNT_PENDING",
  "CODE_REJECTED",
  "TOKEN_REJECTED",
  "INVALID_INPUT",
  "none",
]

/** Is told a registration by its operation and status. */
export type OnRegistration = (operation: string, status: string) => void

/** How much of an answer is read, in characters. The status is at its beginning. */
const maxRead = 16 * 1024

/** Passes the answer of the backend on as it comes; if it is one to a registration, its status is told at its end. */
export function watchRegistration(c: Context, answer: Response, tell: OnRegistration): Response {
  const { operation = "" }: ForwardNotes = c.get("forwardNotes") ?? {}
  if (!registrationOperations.includes(operation)) return answer
  const decoder = new TextDecoder()
  let text = ""
  const passing = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      if (text.length < maxRead) text += decoder.decode(chunk, { stream: true })
      controller.enqueue(chunk)
    },
    flush() {
      const status = /"status":\s*"(\w+)"/.exec(text)?.[1]
      tell(operation, registrationStatuses.find((known) => known === status) ?? "none")
    },
  })
  return new Response(answer.body?.pipeThrough(passing), answer)
}
