import { afterEach, expect, test } from "vitest"
import { retryAfterSeconds, Transport } from "./transport"

afterEach(() => localStorage.clear())

const now = Date.parse("2026-11-20T12:00:00Z")

test.each([
  ["0", 0],
  ["3", 3],
  [" 120 ", 120],
  ["Fri, 20 Nov 2026 12:00:04 GMT", 4],
  ["Friday, 20-Nov-26 12:00:04 GMT", 4],
  ["Fri, 20 Nov 2026 11:59:00 GMT", 0],
])("reads %j as %d seconds", (header, seconds) => {
  expect(retryAfterSeconds(header, now)).toBe(seconds)
})

test.each([null, "", "soon", "-1", "1.5", "3 s", "2026-11-20", "never GMT"])("ignores %j", (header) => {
  expect(retryAfterSeconds(header, now)).toBeUndefined()
})

test.each([
  ["/acquisition/graphql", "http://localhost:4173/acquisition/graphql", true],
  ["https://backend.example.com/graphql", "https://backend.example.com/graphql", true],
  ["http://backend.example.com/graphql", "http://backend.example.com/graphql", false],
])("requests to %s go to %s and carry the token: %s", (endpoint, address, carried) => {
  localStorage.setItem("authToken", "secret.token")
  const transport = new Transport(endpoint, "query")
  expect(transport.url).toBe(address)
  expect(transport.options().headers["Authorization"]).toBe(carried ? "Bearer secret.token" : undefined)
})
