/**
 * Holds a GraphQL backend against what the site expects of it (docs/backend.md).
 *     node scripts/checkBackend.ts URL [--origin https://…] [--settings FILE] [--codes FILE] [--schema FILE] [--write] [--json]
 * --origin    origin of the site's pages, if it is not the endpoint's own
 * --settings  the site's defaults.json, for acqBackendWebsocketURL
 * --codes     JSON: a registration code for each state, e.g. {"valid": {"registrationCode": "…"}, "expired": …}
 * --schema    the backend's schema (SDL), if it does not introspect
 * --write     allows the one check that creates a registration
 * Exits with 1 if a check fails, with 2 if it cannot run. Prints nothing of a person.
 */
import { readFileSync } from "node:fs"
import { parseArgs } from "node:util"
import type { Given } from "./backend/checks.ts"
import { runChecks } from "./backend/runChecks.ts"

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"))

async function main(): Promise<void> {
  const text = { type: "string" } as const
  const flag = { type: "boolean", default: false } as const
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { origin: text, settings: text, codes: text, schema: text, write: flag, json: flag },
  })
  const [url] = positionals
  if (url === undefined || !URL.canParse(url)) throw new Error("Give the URL of the GraphQL endpoint")
  const settings: { acqBackendWebsocketURL?: string } = values.settings ? readJson(values.settings) : {}
  const { acqBackendWebsocketURL: socket } = settings
  const socketUrl = socket && new URL(socket, url.replace(/^http/, "ws")).href
  const codes: Given["codes"] = values.codes ? readJson(values.codes) : {}
  const schemaText = values.schema && readFileSync(values.schema, "utf8")
  const given = { codes, socketUrl, schemaText, write: values.write }
  const results = await runChecks({ url, origin: values.origin }, given)
  const lines = results.map(({ check, result, detail }) => `${result.padEnd(8)}${check}${detail ? `: ${detail}` : ""}`)
  process.stdout.write(values.json ? `${JSON.stringify(results)}\n` : `${lines.join("\n")}\n`)
  if (results.some(({ result }) => result === "failed")) process.exitCode = 1
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
})
