import { execFile, spawn } from "node:child_process"
import { once } from "node:events"
import { promisify } from "node:util"
import { tokenSamples } from "../../src/sandbox/tokens"
import { builds } from "../e2e/support/builds"
import { expect, test } from "../e2e/support/fixtures"
import { fillForm, namesIn, sendForm } from "../e2e/support/journey"
import { startSite } from "../e2e/support/siteServer"
import { text } from "../e2e/support/texts"
import { makeRelease } from "../support/makeRelease"

const names = namesIn("en")
const codes = "tests/servers/codes.json"

const endings: (() => unknown)[] = []
test.afterEach(async () => {
  for (const end of endings.splice(0)) await end()
})

for (const name of ["apollo", "yoga", "mercurius"]) {
  test(`a visitor registers, activates, waits and applies through ${name}`, async ({ page, world, server }) => {
    const backend = spawn(process.execPath, ["tests/servers/server.mjs", name, `${server.url}/acquisition/graphql`], {
      stdio: ["ignore", "pipe", "inherit"],
    })
    endings.push(() => backend.kill())
    const [printed]: unknown[] = await once(backend.stdout, "data")
    const acqBackendGraphqlURL = String(printed).trim()
    const release = makeRelease(builds.plain, { acqBackendGraphqlURL })
    const site = await startSite(release.dir)
    endings.push(release.remove, () => page.close(), site.stop)
    site.world.state.settings = { acqBackendGraphqlURL }

    await page.goto(`${site.url}/acquisition/?rc=VALID-0001`)
    await fillForm(page, names)
    await sendForm(page, names)
    await page.waitForURL("**/registration/formfinished")
    await page.goto(site.url + (world.state.outbox[0]?.linkPath ?? ""))
    await expect(page.getByRole("heading", { name: "Your account is activated" })).toBeVisible()

    await page.goto(`${site.url}/acquisition/lobby?token=${tokenSamples.withEmail.token}`)
    await page.getByRole("checkbox").check()
    await page.getByRole("button", { name: text("en", "lobby:submit") }).click()
    await expect(page.getByText("You have been successfully added to the waitlist")).toBeVisible()

    await page.goto(`${site.url}/acquisition/membership-interest/apply`)
    await page.getByRole("textbox", { name: names.email }).fill("ada@example.com")
    await page.getByRole("button", { name: "Submit" }).click()
    await page.waitForURL("**/membership-interest/confirmation")

    const checks = ["scripts/checkBackend.ts", acqBackendGraphqlURL, "--origin", site.url, "--codes", codes, "--write"]
    const { stdout } = await promisify(execFile)(process.execPath, checks)
    expect(stdout).not.toContain("failed")
  })
}
