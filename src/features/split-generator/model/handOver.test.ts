// @vitest-environment node
import { execFileSync } from "node:child_process"
import { expect, test } from "vitest"
import { buildEntries } from "./experiment"
import { curlCommand, experimentRequest, redirectsOf } from "./handOver"
import { newSplit, type SplitValues } from "./values"

const origin = "https://www.example.com"
const values: SplitValues = { ...newSplit, key: "start-page", coverage: "0.5", weights: ["0.7", "0.3"] }
const entries = buildEntries(values, origin)
const [first] = entries
if (!first) throw new Error("no experiment")
const request = experimentRequest(first, {
  description: "It's `sold` for $5\nJSON",
  ids: { datasource: "ds_1", assignmentQuery: " qry_1 " },
  createdAt: "2026-11-23T08:00:00.000Z",
})

test("has the fields of GrowthBook's POST /api/v1/experiments", () => {
  expect(request).toEqual({
    trackingKey: "start-page",
    name: "start-page",
    description: "It's `sold` for $5\nJSON",
    datasourceId: "ds_1",
    assignmentQueryId: "qry_1",
    status: "draft",
    hashAttribute: "acqAnonymousId",
    hashVersion: 2,
    variations: [
      { key: "0", name: "A", description: `${origin}/acquisition/` },
      { key: "1", name: "B", description: `${origin}/acquisition/lean` },
    ],
    phases: [{ name: "Main", dateStarted: "2026-11-23T08:00:00.000Z", coverage: 0.5, variationWeights: [0.7, 0.3] }],
  })
})

test("the command hands the shell the body as it is, and the key from its variable", () => {
  // A function in place of curl prints its arguments and what it is sent.
  const script = `curl() { printf '%s|' "$@"; cat; }\n${curlCommand(request)}\n`
  const output = execFileSync("/bin/sh", ["-c", script], { env: { GROWTHBOOK_KEY: "secret" }, encoding: "utf8" })
  const [, address, , authorization, , , , , body = ""] = output.split("|")
  expect(address).toBe("https://api.growthbook.io/api/v1/experiments")
  expect(authorization).toBe("Authorization: Bearer secret")
  expect(JSON.parse(body)).toEqual(request)
})

test("names every redirect, from each address of a language to its own pages", () => {
  const redirects = redirectsOf(entries)
  expect(redirects).toHaveLength(entries.length)
  expect(redirects).toContainEqual({
    from: `${origin}/acquisition/de`,
    targets: [`${origin}/acquisition/de`, `${origin}/acquisition/de/lean`],
  })
})
