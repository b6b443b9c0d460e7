import { Context } from "hono"
import { expect, test } from "vitest"
import { redirectTo } from "./redirect"

const url = new URL("https://www.example.com/acquisition/")

test.each([
  ["https://www.example.com/acquisition/spring?a=1#b", "/acquisition/spring?a=1#b"],
  ["/acquisition/spring", "/acquisition/spring"],
  // As a location, two slashes would name a host.
  ["https://www.example.com//spring", "/spring"],
])("a redirect to %s leads to the path %s", (redirect, location) => {
  const answer = redirectTo(new Context(new Request(url)), url, redirect, { exposures: [] })
  expect(answer?.headers.get("location")).toBe(location)
})

test("no redirect leads to another site", () => {
  expect(redirectTo(new Context(new Request(url)), url, "https://elsewhere.example/", { exposures: [] })).toBe(
    undefined,
  )
})
