import { http } from "msw"
import { use as addHandlers } from "./openPage"

/** Holds back the answers to an operation until they are released. */
export function holdOperation(operation: string): { release: () => void } {
  const gate = Promise.withResolvers<void>()
  addHandlers(
    http.post("*/graphql", async ({ request }) => {
      if ((await request.clone().text()).includes(operation)) await gate.promise
    }),
  )
  return { release: () => gate.resolve() }
}
