import { exec, execFile, spawn } from "node:child_process"
import { once } from "node:events"
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { resolve } from "node:path"
import { promisify } from "node:util"
import type { Page } from "@playwright/test"
import type { SandboxServer } from "../../src/sandbox/server"
import { tokenSamples } from "../../src/sandbox/tokens"
import type { CheckResult } from "../../scripts/backend/runChecks"
import { builds } from "../e2e/support/builds"
import { expect, test } from "../e2e/support/fixtures"
import { controls, fillForm, namesIn, newEmail, sendForm } from "../e2e/support/journey"
import { startSite } from "../e2e/support/siteServer"
import { text } from "../e2e/support/texts"
import { makeRelease } from "../support/makeRelease"

const names = namesIn("en")

const endings: (() => unknown)[] = []
test.afterEach(async () => {
  for (const end of endings.splice(0)) await end()
})

/** Starts a GraphQL server (server.mjs) and resolves with its URL. */
async function startBackend(...parameters: string[]): Promise<string> {
  const backend = spawn(process.execPath, ["tests/servers/server.mjs", ...parameters], {
    stdio: ["ignore", "pipe", "inherit"],
  })
  endings.push(() => backend.kill())
  const [printed]: unknown[] = await once(backend.stdout, "data")
  return String(printed).trim()
}

/** Releases a build for a backend and starts it; resolves with the site's URL. */
async function startRelease(page: Page, build: string, acqBackendGraphqlURL: string): Promise<string> {
  const release = makeRelease(build, { acqBackendGraphqlURL })
  const site = await startSite(release.dir)
  endings.push(release.remove, () => page.close(), site.stop)
  site.world.state.settings = { acqBackendGraphqlURL }
  return site.url
}

/** What a visitor does: registers, the first address refused, activates, waits, and applies. */
async function visit(page: Page, site: string, { world }: SandboxServer): Promise<void> {
  await page.goto(`${site}/acquisition/?rc=VALID-0001`)
  const { email, create } = controls(page, names)
  await fillForm(page, names)
  await email.fill("refused@example.com")
  await create.click()
  await expect(email).toHaveAccessibleDescription(/Please provide a valid email address/)
  await email.fill(newEmail)
  await sendForm(page, names)
  await page.waitForURL("**/registration/formfinished")
  await page.goto(site + (world.state.outbox[0]?.linkPath ?? ""))
  await expect(page.getByRole("heading", { name: "Your account is activated" })).toBeVisible()

  await page.goto(`${site}/acquisition/lobby?token=${tokenSamples.withEmail.token}`)
  await page.getByRole("checkbox").check()
  await page.getByRole("button", { name: text("en", "lobby:submit") }).click()
  await expect(page.getByText("You have been successfully added to the waitlist")).toBeVisible()

  await page.goto(`${site}/acquisition/membership-interest/apply`)
  await page.getByRole("textbox", { name: names.email }).fill("ada@example.com")
  await page.getByRole("button", { name: "Submit" }).click()
  await page.waitForURL("**/membership-interest/confirmation")
}

/** What a site's `npm run check:backend` finds wrong. */
async function failedChecks(cwd: string, ...parameters: string[]): Promise<CheckResult[]> {
  const checks = ["scripts/checkBackend.ts", ...parameters, "--codes", "tests/servers/codes.json", "--write", "--json"]
  const run = promisify(execFile)(process.execPath, checks, { cwd })
  const { stdout } = await run.catch((error: { stdout: string }) => error)
  const results = JSON.parse(stdout) as CheckResult[]
  return results.filter(({ result }) => result === "failed")
}

for (const name of ["apollo", "yoga", "mercurius"]) {
  test(`a visitor registers, activates, waits and applies through ${name}`, async ({ page, server }) => {
    const backend = await startBackend(name, `${server.url}/acquisition/graphql`)
    const site = await startRelease(page, builds.plain, backend)
    await visit(page, site, server)
    expect(await failedChecks(".", backend, "--origin", site)).toEqual([])
  })
}

test.describe("payloads that are unions", () => {
  test.describe.configure({ timeout: 600_000 })

  test("are connected by a document and its adapter", async ({ page, server }) => {
    const copy = mkdtempSync(`${tmpdir()}/unions-`)
    endings.push(() => rmSync(copy, { recursive: true }))
    const filter = (file: string) => !/^(?:\.git|.*node_modules|dist.*|test-results)$/.test(file)
    cpSync(".", copy, { recursive: true, filter })
    symlinkSync(resolve("node_modules"), `${copy}/node_modules`)
    for (const command of [
      "git apply tests/servers/unions.patch",
      "npm run generate",
      "npx tsc",
      "npx vitest run src/features/registration/api",
      "npx vite build --minify false",
    ])
      await promisify(exec)(command, { cwd: copy, env: { ...process.env, COMPRESS: "false" } })

    const schema = `${copy}/src/services/api/schema.graphql`
    const backend = await startBackend("yoga", `${server.url}/acquisition/graphql`, schema)
    const site = await startRelease(page, `${copy}/dist`, backend)
    await visit(page, site, server)
    expect(await failedChecks(copy, backend)).toEqual([])
    // The site as it is would not do.
    const detail = expect.stringContaining('registerCustomer: Cannot query field "status" on type "RegistrationResult"')
    expect(await failedChecks(".", backend)).toContainEqual({ check: "operations", result: "failed", detail })
  })
})
