import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { builds } from "../e2e/support/builds"
import { ask, textOf } from "./support/ask"
import { startWorker, workerConfig } from "./support/hosts"
import { expect, site, test } from "./support/hostTest"

test("it deploys a release, whose settings it serves and by which it decides", async ({ services }) => {
  test.setTimeout(120_000)
  expect(resolve("deploy/cloudflare", workerConfig().assets.directory)).toBe(resolve("dist-release"))
  const folder = mkdtempSync(join(tmpdir(), "release-"))
  const file = join(folder, "settings.json")
  const settings = { growthbookClientKey: "works-1", loginUrl: "/entrance/staging" }
  writeFileSync(file, JSON.stringify(settings))
  const out = join(folder, "release")
  execFileSync(process.execPath, ["scripts/release.ts", "--settings", file, "--from", builds.plain, "--out", out])
  const worker = await startWorker(services.url, undefined, out)
  expect(JSON.parse(textOf(await ask(worker.url, `${site}/defaults.json`)))).toEqual(settings)
  await expect.poll(async () => textOf(await ask(worker.url, `${site}/`))).toContain('id="decision"')
  await worker.stop()
  rmSync(folder, { recursive: true })
})
