// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { connect } from "node:net"
import { request } from "node:http"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { brotliCompressSync, gzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startServer, type SandboxServer } from "./server"

const script = `export const text = "${"lorem ipsum ".repeat(50)}"`
const built: Record<string, string> = {
  "index.html": "landing en",
  "index.de.html": "landing de",
  "de/index.html": "German address",
  "about-us/index.html": "about us",
  "registration/social-registration-second-step/index.html": "second step",
  "shell.html": "shell",
  "404.html": "not found",
  "defaults.json": "{}",
  "assets/main.js": script,
  "icons/icon.png": "png",
}

const folder = mkdtempSync(join(tmpdir(), "static-host-"))
let server: SandboxServer

beforeAll(async () => {
  for (const [file, text] of Object.entries(built)) {
    const path = join(folder, "dist", file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  writeFileSync(join(folder, "dist/assets/main.js.br"), brotliCompressSync(script))
  writeFileSync(join(folder, "dist/assets/main.js.gz"), gzipSync(script))
  writeFileSync(join(folder, "secret.txt"), "secret")
  writeFileSync(join(folder, "defaults.json"), '{"environment":"local"}')
  server = await startServer({ distDir: join(folder, "dist"), settingsFile: join(folder, "defaults.json") })
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Response> {
  return fetch(server.url + path, { headers, method, redirect: "manual" })
}

/** Sends a request without the client's own path normalisation and decompression. */
function getRaw(path: string, headers: Record<string, string> = {}): Promise<{ status: number; encoding: string }> {
  return new Promise((resolve, reject) => {
    request(server.url, { path, headers }, (response) => {
      response.resume()
      resolve({ status: response.statusCode ?? 0, encoding: response.headers["content-encoding"] ?? "none" })
    })
      .on("error", reject)
      .end()
  })
}

describe("the static host", () => {
  test.each([
    ["/acquisition/?rc=VALID-0001", 200, "landing en"],
    ["/acquisition/de", 200, "German address"],
    ["/acquisition/about-us/", 200, "about us"],
    ["/acquisition/content/terms-at", 200, "shell"],
    ["/acquisition/summer-sale", 404, "shell"],
    ["/acquisition/assets/old.js", 404, "not found"],
    ["/acquisition/some/partner/social-registration-second-step", 200, "second step"],
    ["/acquisition/fr/social-registration-second-step", 200, "second step"],
    ["/acquisition/defaults.json", 200, '{"environment":"local"}'],
    ["/acquisitions/", 404, "Not found\n"],
  ])("answers %s with %i %s", async (path, status, text) => {
    const response = await get(path)
    expect([response.status, await response.text()]).toEqual([status, text])
  })
})

describe("the static host's responses", () => {
  test.each([
    ["the order of the weights", "", { "accept-language": "en;q=0.4, de;q=0.7, es" }, "landing de"],
    ["no language that is refused", "", { "accept-language": "de;q=0" }, "landing en"],
    ["only the site's languages", "?lang=xx", { cookie: "lang=../secret" }, "landing en"],
    ["the shared file where a language has none", "?lang=fr", {}, "landing en"],
  ])("negotiates the language of the landing page: %s", async (_title, query, headers, text) => {
    const response = await get(`/acquisition/${query}`, headers)
    expect(await response.text()).toBe(text)
    expect(response.headers.get("vary")).toBe("Accept-Encoding, Cookie, Accept-Language")
  })

  test.each([
    ["/acquisition/about-us", "text/html; charset=utf-8", "no-cache"],
    ["/acquisition/assets/main.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"],
    ["/acquisition/icons/icon.png", "image/png", "public, max-age=3600"],
    ["/acquisition/defaults.json", "application/json; charset=utf-8", "no-cache"],
  ])("sends %s as %s, %s", async (path, type, cacheControl) => {
    const { headers } = await get(path)
    expect([headers.get("content-type"), headers.get("cache-control")]).toEqual([type, cacheControl])
  })

  test.each([
    ["gzip, deflate, br", "br"],
    ["br;q=0, gzip", "gzip"],
    ["identity", "none"],
  ])("compresses text for %s with %s", async (accepted, encoding) => {
    const headers = { "accept-encoding": accepted }
    expect(await getRaw("/acquisition/assets/main.js", headers)).toEqual({ status: 200, encoding })
    expect(await (await get("/acquisition/assets/main.js", headers)).text()).toBe(script)
    expect((await getRaw("/acquisition/icons/icon.png", headers)).encoding).toBe("none")
  })

  test("answers HEAD without a body, and rejects other methods", async () => {
    const head = await get("/acquisition/about-us", { "accept-encoding": "identity" }, "HEAD")
    expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, "8", ""])
    expect((await get("/acquisition/about-us", {}, "DELETE")).status).toBe(405)
  })

  test("accepts policy violation reports from browsers", async () => {
    expect((await get("/acquisition/csp-reports", {}, "POST")).status).toBe(204)
  })

  test.each([
    "/acquisition/%2e%2e/secret.txt",
    "/acquisition/assets/..%2f..%2f..%2fsecret.txt",
    "/acquisition/..%5csecret.txt",
    "/acquisition/%zz",
  ])("does not leave its folder for %s", async (path) => {
    expect((await getRaw(path)).status).toBeGreaterThanOrEqual(400)
  })
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
