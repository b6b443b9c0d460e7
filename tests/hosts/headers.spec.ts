import { readFileSync } from "node:fs"
import { securityHeaders } from "../../src/hosting/responseHeaders"
import { builds } from "../e2e/support/builds"
import { ask, listIn, textOf } from "./support/ask"
import { expect, expectFile, fileText, forEveryHost, picture, scriptFile, site, test } from "./support/hostTest"

forEveryHost(() => {
  test("sends each kind of file with its type and its time in the cache", async ({ url }) => {
    for (const [file, type, cacheControl] of [
      [scriptFile(), "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"],
      ["defaults.json", "application/json; charset=utf-8", "no-cache"],
      ["health.json", "application/json; charset=utf-8", "no-cache"],
      ["sitemap.xml", "application/xml; charset=utf-8", "public, max-age=3600"],
      ["robots.txt", "text/plain; charset=utf-8", "public, max-age=3600"],
      ["favicon.svg", "image/svg+xml; charset=utf-8", "public, max-age=3600"],
      [picture, "image/png", "public, max-age=3600"],
    ] as const) {
      const { status, headers } = await ask(url, `${site}/${file}`)
      expect([file, status, headers["content-type"], headers["cache-control"]]).toEqual([file, 200, type, cacheControl])
      expect(headers.etag).toMatch(/^(?:W\/)?"[^"]+"$/)
    }
  })

  test("says which release it serves", async ({ url }) => {
    const health: unknown = JSON.parse(textOf(await ask(url, `${site}/health.json`)))
    const release = /<meta name="release" content="([^"]+)"/.exec(fileText("index.html"))?.[1]
    expect(health).toEqual({ release, builtAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) })
  })

  test("sends compressed files to clients that accept them", async ({ url }) => {
    for (const [accepted, encoding] of [
      // Among encodings of equal weight, Cloudflare's local runtime takes the first.
      ["gzip;q=0.9, deflate, br, zstd", "br"],
      ["gzip", "gzip"],
      ["br;q=0, gzip", "gzip"],
      ["identity", undefined],
    ] as const) {
      for (const [path, file] of [
        ["about-us", "about-us/index.html"],
        [scriptFile(), scriptFile()],
        ["favicon.svg", "favicon.svg"],
        ["no/such/page", "404.html"],
      ] as const) {
        const answer = await ask(url, `${site}/${path}`, { headers: { "accept-encoding": accepted } })
        expect([path, answer.headers["content-encoding"]]).toEqual([path, encoding])
        expect(listIn(answer.headers.vary)).toContain("accept-encoding")
        expectFile(answer, file)
      }
      const { headers } = await ask(url, `${site}/${picture}`, { headers: { "accept-encoding": accepted } })
      expect(headers["content-encoding"]).toBeUndefined()
    }
  })

  test("does not resend unchanged files", async ({ url }) => {
    for (const path of ["/", "/about-us", `/${scriptFile()}`, `/${picture}`, "/defaults.json"])
      for (const encoding of ["br", "identity"]) {
        const headers = { "accept-encoding": encoding }
        const { etag = "" } = (await ask(url, site + path, { headers })).headers
        const again = await ask(url, site + path, { headers: { ...headers, "if-none-match": `"other", ${etag}` } })
        expect([path, again.status, again.body.length]).toEqual([path, 304, 0])
        const other = await ask(url, site + path, { headers: { ...headers, "if-none-match": '"other"' } })
        expect(other.status).toBe(200)
      }
  })

  test("answers HEAD like GET, without the body", async ({ url }) => {
    for (const path of ["/", "/about-us", `/${scriptFile()}`, "/summer-sale", "/no/such/page"]) {
      const get = await ask(url, site + path)
      const head = await ask(url, site + path, { method: "HEAD" })
      expect([path, head.status, head.body.length]).toEqual([path, get.status, 0])
      for (const name of ["content-type", "cache-control", "etag"]) expect(head.headers[name]).toBe(get.headers[name])
    }
  })

  test("serves byte ranges", async ({ url }) => {
    const whole = readFileSync(`${builds.plain}/${picture}`)
    for (const [range, first, last] of [
      ["bytes=0-9", 0, 9],
      ["bytes=100-", 100, whole.length - 1],
      ["bytes=-10", whole.length - 10, whole.length - 1],
    ] as const) {
      const { status, headers, body } = await ask(url, `${site}/${picture}`, { headers: { range } })
      expect([status, headers["content-range"]]).toEqual([206, `bytes ${first}-${last}/${whole.length}`])
      expect(body.equals(whole.subarray(first, last + 1))).toBe(true)
    }
    expect((await ask(url, `${site}/${picture}`, { headers: { range: "bytes=9999999-" } })).status).toBe(416)
  })

  test("continues a file only if it is still the same", async ({ url }) => {
    const { headers } = await ask(url, `${site}/${picture}`)
    const part = (version: string) => ({ headers: { range: "bytes=0-9", "if-range": version } })
    expect((await ask(url, `${site}/${picture}`, part(headers.etag ?? ""))).status).toBe(206)
    expect((await ask(url, `${site}/${picture}`, part('"before"'))).status).toBe(200)
  })

  test("serves files for GET and HEAD only", async ({ url }) => {
    for (const method of ["POST", "PUT", "DELETE"])
      expect((await ask(url, `${site}/about-us`, { method })).status).toBe(405)
  })

  test("sends the security headers with every response", async ({ url }) => {
    const wanted = securityHeaders(site)
    for (const path of ["/", "/about-us", `/${scriptFile()}`, "/defaults.json", "/summer-sale", "/no/such/page", ""]) {
      const { headers } = await ask(url, site + path)
      for (const [name, value] of Object.entries(wanted))
        expect([path, name, headers[name]]).toEqual([path, name, value])
      expect(Object.keys(headers)).not.toContain("x-powered-by")
      expect(headers.server ?? "").not.toMatch(/\d/)
    }
  })
})
