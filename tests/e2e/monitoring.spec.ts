import type { Page } from "@playwright/test"
import type { World } from "../../src/sandbox/world"
import { expect, test } from "./support/fixtures"
import { controls, fillForm, namesIn } from "./support/journey"

const english = namesIn("en")

/** An error report as received: the last line of its envelope. */
interface Report {
  message?: string
  exception?: { values: { type: string; value: string; stacktrace?: unknown }[] }
  fingerprint?: string[]
  tags: Record<string, string>
  breadcrumbs?: { category: string; message?: string; data?: Record<string, unknown> }[]
  release: string
  environment: string
  request: Record<string, unknown>
  sdk: { settings?: { infer_ip?: string } }
}

/** The reports received, oldest first. */
function reportsIn(world: World): Report[] {
  return world.state.reports.map((envelope) => JSON.parse(envelope.trimEnd().split("\n").at(-1) ?? "") as Report)
}

/** What each report is about. */
const subjects = (world: World): string[] =>
  reportsIn(world).map(({ message, exception }) => message ?? exception?.values.at(-1)?.value ?? "")

/** Throws uncaught errors with these messages. */
async function throwUncaught(page: Page, messages: readonly string[]): Promise<void> {
  await page.evaluate((texts) => {
    for (const text of texts) {
      setTimeout(() => {
        throw new Error(text)
      })
    }
  }, messages)
}

test.describe("with an error reporter", () => {
  test.beforeEach(({ server, world }) => {
    world.state.settings = { sentryDsn: `${server.url.replace("://", "://key@")}/7`, environment: "staging" }
  })

  test("an early error waits, and carries release and page load @daily", async ({ page, world, complaints }) => {
    complaints.allow(/early|rejected/)
    await page.addInitScript(() => {
      // The entry has started and nothing is hydrated yet.
      document.addEventListener("DOMContentLoaded", () => {
        void Promise.reject(new Error("rejected early"))
        throw new Error("early trouble")
      })
    })
    const late = page.waitForRequest(/\/assets\/errorReporter-/)
    await page.goto("")
    await late
    await expect.poll(() => subjects(world).toSorted()).toEqual(["early trouble", "rejected early"])
    const [report] = reportsIn(world)
    expect(report).toMatchObject({ environment: "staging", sdk: { settings: { infer_ip: "never" } } })
    expect(report?.release).toMatch(/^\d+\.\d+\.\d+\+[0-9a-f]{8}$/)
    expect(report?.tags["session_id"]).toMatch(/^[0-9a-f-]{36}$/)
    expect(report?.exception?.values[0]?.stacktrace).toBeDefined()
    expect(Object.keys(report?.request ?? {})).toEqual(["url"])
  })

  test("nothing personal is sent, wherever it occurs", async ({ page, world, complaints }) => {
    complaints.allow(/page error|failed with/)
    const planted = {
      email: "grace.planted@example.com",
      firstName: "Gracia",
      lastName: "Plantedová",
      phone: "+49 151 9876543",
      rc: "VALID-0001",
      token: "eyJhbGciOiJIUzI1NiJ9.eyJwbGFudGVkIjoxfQ.c2ln",
      other: "OTHER-4711",
    }
    await page.goto(
      `?rc=${planted.rc}&token=${planted.token}&acqParams=${encodeURIComponent(`inviteremail=${planted.email}&utm_source=mail`)}`,
    )
    await fillForm(page, english)
    await controls(page, english).firstName.fill(planted.firstName)
    await controls(page, english).lastName.fill(planted.lastName)
    await controls(page, english).email.fill(planted.email)
    await page.waitForLoadState("networkidle")
    // Message, cause, URL, breadcrumbs of fetch, history and clicks, values of a request's variables.
    await page.evaluate(async (values) => {
      const query = `?rc=${values.other}&email=${encodeURIComponent(values.email)}&acqParams=${encodeURIComponent(`rc=${values.rc}`)}`
      history.replaceState(history.state, "", location.pathname + query + `#token=${values.token}`)
      await fetch(`/acquisition/defaults.json${query}`)
      const button = document.body.appendChild(document.createElement("button"))
      button.setAttribute("aria-label", `Call ${values.phone} for ${values.firstName}`)
      button.click()
      button.remove()
      const { other, ...known } = values
      const variables = JSON.stringify({ input: { ...known, registrationCode: other } })
      setTimeout(() => {
        throw new Error(`${values.email} ${values.firstName} failed with ${variables}`, {
          cause: new Error(`${values.lastName}, ${values.phone}, Bearer ${values.token}, ${location.href}`),
        })
      })
    }, planted)
    await expect.poll(() => world.state.reports.length).toBe(1)
    const sent = world.state.reports.join()
    for (const value of [...Object.values(planted), "Plantedov", "151 98", "eyJ"]) {
      expect.soft(sent.toLowerCase()).not.toContain(value.toLowerCase())
      expect.soft(sent.toLowerCase()).not.toContain(encodeURIComponent(value).toLowerCase())
    }
    const [report] = reportsIn(world)
    expect(report?.exception?.values.map(({ value }) => value)).toEqual([
      expect.stringContaining("[scrubbed]"),
      expect.stringContaining("[scrubbed] failed with"),
    ])
    const categories = new Set(report?.breadcrumbs?.map(({ category }) => category))
    expect([...categories]).toEqual(expect.arrayContaining(["fetch", "navigation", "ui.click"]))
  })

  test("of 200 errors, 60 are sent within a minute", async ({ page, world, complaints }) => {
    complaints.allow(/page error: number/)
    await page.goto("about-us")
    // Once the reporter has started: before that, few are kept.
    await throwUncaught(page, ["number first"])
    await expect.poll(() => world.state.reports.length).toBe(1)
    await throwUncaught(
      page,
      Array.from({ length: 200 }, (_, number) => `number ${number}`),
    )
    await throwUncaught(page, ["number last"])
    await expect.poll(() => world.state.reports.length).toBe(60)
    expect(world.state.reports).toHaveLength(60)
  })
})
