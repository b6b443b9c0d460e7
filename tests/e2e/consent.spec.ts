import { banner, denied, events, granted, layer, press, setUp, updates } from "./support/dataLayer"
import { expect, test } from "./support/fixtures"
import { holdRequests } from "./support/holdRequests"
import { enterCode, namesIn, newEmail, register, whenHydrated } from "./support/journey"
import { text } from "./support/texts"

const english = namesIn("en")
for (const generation of ["v2", "v3"] as const)
  test(`a platform of generation ${generation} starts everything in order, first denied`, async ({ page, world }) => {
    const asked = await setUp(page, world, { generation })
    await page.goto("de?rc=VALID-0001&utm_source=letter&email=ada%40example.com")
    await expect.poll(() => events(page)).toContain("page_view")
    const entries = await layer(page)
    expect(entries.slice(0, 5)).toEqual([
      ["consent", "default", { ...denied, wait_for_update: 500 }],
      {
        applicationBrand: "Lisière",
        applicationCode: "HTML",
        applicationCountry: "DE",
        applicationLanguage: "DE",
        applicationVersion: expect.stringMatching(/./),
        applicationEnvironment: "WEB_browser",
        userConnexionStatus: "Unidentified customer",
        optInTrackingConsent: true,
        cmpHideOnStartup: false,
        cmpReadOnly: false,
        cmpSettingsId: "cmp-1",
        cmpScriptUrl: "/entrance/cmp/js/cmp_min.js",
      },
      ["consent", "update", denied],
      { event: "gtm.js", "gtm.start": expect.any(Number) },
      expect.objectContaining({ event: expect.any(String) }),
    ])
    expect(entries).toContainEqual({
      event: "page_view",
      page_path: "/acquisition/de?utm_source=letter",
      page_title: await page.title(),
      page_language: "de",
    })
    expect(await events(page)).toContain("code_valid")
    expect(asked).toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-TEST1"])
  })

test("a changed choice takes effect at once, and only then", async ({ page, world }) => {
  await setUp(page, world)
  await page.goto("about-us")
  await press(page, "Accept all")
  await expect.poll(() => updates(page)).toEqual([denied, granted])
  const settings = page.getByRole("contentinfo").getByRole("button", { name: text("en", "common:footer.consent") })
  await settings.click()
  await banner(page).getByRole("checkbox", { name: "Marketing" }).uncheck()
  await press(page, "Save")
  await expect.poll(() => updates(page)).toHaveLength(3)
  expect((await updates(page)).at(-1)).toEqual({ ...denied, analytics_storage: "granted" })
  await settings.click()
  await press(page, "Save")
  await settings.click()
  await press(page, "Deny all")
  await expect.poll(() => updates(page)).toHaveLength(4)
  expect((await updates(page)).at(-1)).toEqual(denied)
  // Who has decided is not asked again.
  await page.reload()
  await expect.poll(() => updates(page)).toEqual([denied])
  await expect(banner(page)).toHaveCount(0)
})

test("the script's URL contains the hour, and no tag manager is loaded before it", async ({ page, world }) => {
  const asked = await setUp(page, world, { readiness: "silent" })
  const script = page.waitForRequest(/cmp_min\.js/)
  await page.goto("")
  const hour = new Date().toISOString().slice(0, 13).replaceAll(/\D/g, "")
  expect((await script).url()).toMatch(new RegExp(`/entrance/cmp/js/cmp_min\\.js\\?v=${hour}$`))
  await register(page, english)
  expect(await layer(page)).toHaveLength(2)
  expect(asked).toEqual([])
})

test("without a consent management platform nothing is sent", async ({ page, world }) => {
  const asked = await setUp(page, world, {}, { cmpSettingsId: undefined })
  await page.goto("")
  await enterCode(page, english)
  await expect.poll(async () => (await layer(page)).length).toBe(2)
  expect((await layer(page))[1]).not.toHaveProperty("cmpSettingsId")
  expect(asked).toEqual([])
})

test("events from before the choices are known are sent in order, once, with hashes only", async ({ page, world }) => {
  await setUp(page, world)
  const gate = await holdRequests(page, /cmp_min\.js/)
  await page.goto("")
  await register(page, english)
  expect(await events(page)).toEqual([])
  gate.release()
  const wanted = [
    "page_view",
    "code_valid",
    "registration_started",
    "registration_step",
    "registration_submitted",
    "registration_finished",
    "page_view",
  ]
  await expect.poll(async () => [...(await events(page))].slice(1).toSorted()).toEqual(wanted.toSorted())
  const names = await events(page)
  expect(names.slice(0, 3)).toEqual(["gtm.js", "page_view", "code_valid"])
  expect(names.indexOf("registration_submitted")).toBeLessThan(names.indexOf("registration_finished"))
  const entries = await layer(page)
  expect(JSON.stringify(entries)).not.toContain(newEmail)
  expect(JSON.stringify(entries)).not.toContain("VALID-0001")
  const { registrationId } = world.state.members.find(({ email }) => email === newEmail) ?? {}
  const digest = (value: string | undefined) =>
    page.evaluate(async (plain) => {
      const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(plain))
      return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("")
    }, value?.toLowerCase() ?? "")
  expect(entries).toContainEqual({
    event: "registration_finished",
    flow: "default",
    email_sha256: await digest(newEmail),
    email_sha256_google: await digest(newEmail),
    registration_id_sha256: await digest(registrationId),
  })
})

test("the tag manager is followed by web vitals", async ({ page, world }) => {
  await setUp(page, world)
  await page.goto("about-us")
  await expect
    .poll(async () =>
      (await layer(page)).flatMap((entry) =>
        Array.isArray(entry) || entry["event"] !== "web_vitals" ? [] : [entry["metric_name"]],
      ),
    )
    .toEqual(expect.arrayContaining(["FCP", "TTFB"]))
})

test("an invalid id loads no script", async ({ page, world }) => {
  const asked = await setUp(page, world, {}, { gtmContainerId: `GTM-A'"><script>` })
  await page.goto("about-us")
  await expect.poll(() => events(page)).toEqual(["page_view"])
  await expect(page.locator("script[src*=googletagmanager]")).toHaveCount(0)
  expect(asked).toEqual([])
})

test("a tag gateway's script comes from its own path, and nothing from Google's host", async ({ page, world }) => {
  const asked = await setUp(page, world, {}, { gtmScriptUrl: "/metrics/gtm.js?x=1" })
  await page.route("**/metrics/**", (route) => route.fulfill({ contentType: "text/javascript", body: "" }))
  const request = page.waitForRequest(/\/metrics\//)
  await page.goto("about-us")
  expect(new URL((await request).url()).search).toBe("?x=1&id=GTM-TEST1")
  await expect.poll(() => events(page)).toContain("page_view")
  expect(asked).toEqual([])
})

test("the activation page contacts no service; its events are sent by the next page", async ({ page, world }) => {
  const asked = await setUp(page, world, {}, { growthbookClientKey: "sdk-test" })
  const services: string[] = []
  page.on("request", (request) => {
    const service = /cmp_min|api\/features/.exec(request.url())?.[0]
    if (service) services.push(service)
  })
  await page.goto("registration/activateaccount?activationId=activation-not-found")
  await whenHydrated(page)
  await page.waitForLoadState("networkidle")
  expect([services, asked, await layer(page)]).toEqual([[], [], []])
  await page.getByRole("button", { name: text("en", "activation:submit") }).click()
  await expect(page).toHaveURL(/activateaccountError/)
  await expect.poll(() => events(page)).toEqual(["gtm.js", "activation_not_found", "page_view"])
  expect(services.toSorted()).toEqual(["api/features", "cmp_min"])
})
