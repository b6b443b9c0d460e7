// @vitest-environment node
import { expect, test } from "vitest"
import { forward } from "./forward"

test("an unreachable service is a bad gateway", async () => {
  const request = new Request("https://www.example.com/acquisition/graphql")
  const answer = await forward(request, { url: new URL("http://127.0.0.1:1/"), isOwn: true })
  expect(answer.status).toBe(502)
})
