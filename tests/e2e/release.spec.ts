import { execFileSync } from "node:child_process"
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { makeRelease, type Release } from "../support/makeRelease"
import { builds } from "./support/builds"
import {
  configureFlags,
  mainHeading,
  ownHeading,
  seenHeadings,
  socialHeading,
  socialWords,
  unhurried,
  watch,
} from "./support/experiments"
import { expect, test } from "./support/fixtures"
import { controls, namesIn, whenHydrated } from "./support/journey"
import { startSite } from "./support/siteServer"

const made: Release[] = []
test.afterAll(() => {
  for (const { remove } of made) remove()
})

/** Releases the build for an environment, and returns the folder. */
function release(settings: object, ...flags: string[]): string {
  const one = makeRelease(builds.plain, settings, ...flags)
  made.push(one)
  return one.dir
}

test("a release is the build for one environment, whose pages wait for no settings", async ({ page }) => {
  const settings = {
    growthbookClientKey: "sdk-test",
    sentryDsn: "https://key@errors.example.net/1",
    acqBackendWebsocketURL: "wss://socket.example.net/graphql",
    loginUrl: "/entrance/stamped-</script>",
  }
  const out = release(settings)
  const list = (from: string) => readdirSync(from, { recursive: true }).toSorted()
  expect(list(out)).toEqual(list(builds.plain))
  expect(JSON.parse(readFileSync(path.join(out, "defaults.json"), "utf8"))).toEqual(settings)
  const site = await startSite(out)
  const asked: string[] = []
  page.on("request", (request) => asked.push(request.url()))
  await page.goto(`${site.url}/acquisition/de`)
  // What decides is fetched before the page's other scripts, and the features once.
  const scripts = asked.flatMap((url) => /\/(GrowthBook|variants|vendor)-/.exec(url)?.[1] ?? [])
  expect(scripts).toEqual(["GrowthBook", "variants", "vendor"])
  expect(asked.filter((url) => url.endsWith("/api/features/sdk-test"))).toHaveLength(1)
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]')
  await expect(policy).toHaveAttribute("content", /connect-src [^;]* wss:\/\/socket\.example\.net/)
  await expect(policy).toHaveAttribute("content", /connect-src [^;]* https:\/\/errors\.example\.net/)
  await expect(page.locator("html")).toHaveAttribute("data-experiments")
  await page.route("**/defaults.json", () => undefined)
  await page.goto(`${site.url}/acquisition/?rc=VALID-0001`, { waitUntil: "commit" })
  await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toHaveAttribute(
    "href",
    settings.loginUrl,
  )
  // The code was checked without waiting for it either.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Amélie Laurent has invited you")
  await page.close()
  await site.stop()
})

test("a release for the tag manager's preview allows it, and is not listed by search engines", async () => {
  const page = readFileSync(path.join(release({}, "--preview"), "de/index.html"), "utf8")
  expect(page).toMatch(/style-src [^;"]* https:\/\/www\.googletagmanager\.com/)
  expect(page).toMatch(/<meta name="robots" content="noindex">/)
  expect(readFileSync(path.join(builds.plain, "de/index.html"), "utf8")).not.toMatch(/noindex/)
})

test("without experiments nothing is held: headline and form are visible before any script", async ({ page }) => {
  // A hold would not end within the test.
  await unhurried(page)
  await page.route("**/assets/*.js", () => undefined)
  await page.goto("", { waitUntil: "commit" })
  await expect(mainHeading(page)).toBeVisible()
  await expect(controls(page, namesIn("en")).code).toBeVisible()
  await expect(page.locator("html")).not.toHaveAttribute("data-experiments")
})

test("experiments that only a request switches on begin with the next navigation", async ({ page, world, server }) => {
  await watch(page)
  await configureFlags(page, world, socialWords)
  // The host does not know of the setting: the page is as it was built.
  const built = readFileSync(path.join(builds.plain, "index.en.html"), "utf8")
  await page.route(`${server.url}/acquisition/`, (route) => route.fulfill({ contentType: "text/html", body: built }))
  // The page has been seen before any flag can arrive.
  world.addFault({ operation: "growthbook-features", delayMs: 600, times: 1 })
  await page.goto("")
  await expect(page.locator("html")).toHaveAttribute("data-revealed")
  expect(await seenHeadings(page)).toEqual([ownHeading])
  await whenHydrated(page)
  // A navigation waits 300 ms for its flags. On a busy machine the first may be too late; the next has them.
  await expect(async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: "About us" }).click()
    await expect(page.getByRole("heading", { level: 1, name: "About Us" })).toBeVisible()
    await page.getByRole("link", { name: "Lisière, home page" }).click()
    await expect(mainHeading(page)).toHaveText(socialHeading, { timeout: 3000 })
  }).toPass()
})

test("a release without settings is refused in words", () => {
  const run = () =>
    execFileSync(process.execPath, ["scripts/release.ts", "--out", "dist-none"], { encoding: "utf8", stdio: "pipe" })
  expect(run).toThrow("--settings names the defaults.json of the environment")
})
