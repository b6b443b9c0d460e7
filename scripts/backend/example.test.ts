import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { createTestServer } from "../../tests/support/sandbox"
import { siteHeaders } from "./backend"

createTestServer()

test("the registration in docs/backend.md is answered as it says", async () => {
  const read = (file: string) => readFileSync(file, "utf8")
  const [request = "", answer = ""] = Array.from(
    read("docs/backend.md").matchAll(/```json\n(.*?)```/gs),
    ([, json]) => json,
  )
  const sent = JSON.parse(request) as object
  const query = read("src/features/registration/api/registerCustomer.graphql")
  const response = await fetch("https://api.example/graphql", {
    method: "POST",
    headers: siteHeaders,
    body: JSON.stringify({ ...sent, query }),
  })
  const id = /registration-\d+/
  expect((await response.text()).replace(id, "id")).toBe(answer.replaceAll(/\s/g, "").replace(id, "id"))
})
