import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startServer, type SandboxServer } from "./server"

const built: Record<string, string> = {
  "index.html": "landing en",
  "about-us/index.html": "about us",
  "defaults.json": "{}",
}

const folder = mkdtempSync(join(tmpdir(), "static-host-"))
let server: SandboxServer

beforeAll(async () => {
  for (const [file, text] of Object.entries(built)) {
    const path = join(folder, "dist", file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  writeFileSync(join(folder, "defaults.json"), '{"environment":"local"}')
  server = await startServer({ distDir: join(folder, "dist"), settingsFile: join(folder, "defaults.json") })
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

const get = (path: string): Promise<Response> => fetch(server.url + path, { redirect: "manual" })

// What it answers like every other host: tests/hosts.
test("serves a file of the build, the settings of its own file, and the start page that every language shares", async () => {
  for (const [path, text] of [
    ["about-us", "about us"],
    ["defaults.json", '{"environment":"local"}'],
    ["?lang=fr", "landing en"],
  ])
    expect(await (await get(`/acquisition/${path}`)).text()).toBe(text)
})

describe("the external pages", () => {
  test.each([
    ["/", "Welcome to the shop (sandbox)"],
    ["/entrance/login", "Log in (sandbox)"],
    ["/entrance/contact", "Customer service (sandbox)"],
    ["/entrance/social/google?redirect_uri=%2Facquisition%2F&state=s", "Sign in with Google (sandbox)"],
  ])("answers %s with a page titled %s", async (path, title) => {
    expect(await (await get(path)).text()).toContain(`<title>${title}</title>`)
  })

  test("sends the visitor back from a social provider with state and token, or with an error", async () => {
    const redirect = encodeURIComponent(`${server.url}/acquisition/de/registration/social-registration-second-step?a=1`)
    const page = await (await get(`/entrance/social/apple?redirect_uri=${redirect}&state=s%22`)).text()
    const ways = [...page.matchAll(/href="(http[^"]+)"/g)].map(
      ([, href]) => new URL(href?.replaceAll("&amp;", "&") ?? ""),
    )
    expect(ways.every(({ origin }) => origin === server.url)).toBe(true)
    const [first] = ways
    expect(first?.searchParams.get("state")).toBe('s"')
    expect(first?.searchParams.get("token")).toMatch(/^\w+\.\w+\.\w+$/)
    expect(ways.map(({ searchParams }) => searchParams.get("error"))).toContain("access_denied")
  })

  test("never redirects to another site", async () => {
    const page = await (await get("/entrance/social/apple?redirect_uri=https%3A%2F%2Fattacker.example%2F")).text()
    expect(page).not.toContain('href="https://attacker')
    expect(page).toContain("leads to another site")
  })

  test.each([
    ["member", "/", /^authToken=[\w.-]+; Path=\/; Max-Age=604800; SameSite=Lax$/],
    ["admin", "/acquisition/admin/registrationlinkgenerator", /^authToken=admin-token;/],
  ])("signs in as a %s and goes on to %s", async (as, next, cookie) => {
    const { status, headers } = await get(`/entrance/login?as=${as}`)
    expect([status, headers.get("location")]).toEqual([303, next])
    expect(headers.get("set-cookie")).toMatch(cookie)
  })
})

describe("the server", () => {
  test("stops despite open connections, and frees its port", async () => {
    const other = await startServer({ distDir: folder })
    const socket = connect(Number(new URL(other.url).port), "127.0.0.1")
    await new Promise((resolve) => socket.once("connect", resolve))
    const closed = new Promise((resolve) => socket.once("close", resolve))
    await other.stop()
    await closed
    await expect(fetch(other.url)).rejects.toThrow(TypeError)
  })

  test("reports that its port is taken", async () => {
    await expect(startServer({ port: Number(new URL(server.url).port) })).rejects.toThrow("EADDRINUSE")
  })
})
