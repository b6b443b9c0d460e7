import { HttpResponse } from "msw"
import type { World } from "./world"
import type { Fault } from "./worldState"

const bodies: Record<NonNullable<Fault["body"]>, { text: string; type: string }> = {
  html: { text: "<!doctype html><title>Bad gateway</title><h1>502 Bad gateway</h1>", type: "text/html" },
  truncated: { text: '{"data":{"registr', type: "application/json" },
  empty: { text: "", type: "application/json" },
  "wrong-type": { text: '["not","an","object",null,1]', type: "application/json" },
}

/** Finds the first fault for an operation, counts it down, and removes it after its last time. */
function takeFault(world: World, operation: string, isGraphql: boolean): Fault | undefined {
  const { faults } = world.state
  const fault = faults.find((item) => item.operation === operation || (isGraphql && item.operation === "*"))
  if (fault?.times !== undefined) {
    fault.times -= 1
    if (fault.times <= 0) faults.splice(faults.indexOf(fault), 1)
    world.save()
  }
  return fault
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}

function replacement(fault: Fault): Response | undefined {
  const { status = 200, headers = {}, body } = fault
  if (fault.graphqlError !== undefined) {
    const error = { message: "A fault on demand", extensions: { code: fault.graphqlError } }
    return HttpResponse.json({ errors: [error], data: null }, { status, headers })
  }
  if (body !== undefined) {
    const { text, type } = bodies[body]
    return new HttpResponse(text, { status, headers: { "content-type": type, ...headers } })
  }
  if (fault.status !== undefined) {
    return HttpResponse.json({ errors: [{ message: `Status ${status} on demand` }] }, { status, headers })
  }
  return undefined
}

/**
 * Responds to a request, with the fault that is set for its operation, if any.
 * @param answer executes the request; may return undefined to leave the request to the host
 * @param kind the fault "*" affects every GraphQL operation, but no resource
 * @returns the response; Response.error() stands for a dropped connection. Never resolves if the fault is a hang.
 */
export async function withFaults<T extends Response | undefined>(
  world: World,
  operation: string,
  answer: () => T | Promise<T>,
  kind: "graphql" | "resource" = "resource",
): Promise<T | Response> {
  const fault = takeFault(world, operation, kind === "graphql")
  if (!fault) return answer()
  if (fault.delayMs !== undefined) await wait(fault.delayMs)
  if (fault.hang) return new Promise(() => {})
  if (fault.drop) return HttpResponse.error()
  if (fault.dropResponse) {
    await answer()
    return HttpResponse.error()
  }
  return replacement(fault) ?? addHeaders(await answer(), fault.headers)
}

function addHeaders<T extends Response | undefined>(response: T, headers: Record<string, string> = {}): T {
  for (const [name, value] of Object.entries(headers)) response?.headers.set(name, value)
  return response
}
