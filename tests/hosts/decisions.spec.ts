import { decideOnHost, readFlagPayload } from "../../src/services/experiments/decideOnHost"
import { securityHeaders } from "../../src/hosting/responseHeaders"
import { text } from "../e2e/support/texts"
import { idOf } from "../support/flags"
import { ask, listIn, textOf, type Answer } from "./support/ask"
import { payloadFor, type Behaviour } from "./support/flags"
import { expect, expectFile, fileText, forEveryHost, site, test } from "./support/hostTest"

const as = (id: string) => ({ cookie: `a=b; acq_anonymous_id=${id}; c=d` })

/** The data block of a page; undefined for a page as built. */
function blockIn(answer: Answer): { id: string; path: string; exposures: unknown[] } | undefined {
  const block = /<script type="application\/json" id="decision">([^<]*)<\/script>/.exec(textOf(answer))?.[1]
  return block === undefined ? undefined : (JSON.parse(block) as { id: string; path: string; exposures: unknown[] })
}

/** What the SDK decides for a visitor of the start page or of about-us, as it does in the browser. */
async function decisionFor(url: string, id: string, landingPath: string | undefined, path: string) {
  const payload = await readFlagPayload(payloadFor(new URL(url).port), undefined)
  if (!payload) throw new Error("no payload")
  return decideOnHost(payload, { url: `${url}${site}${path}`, id, landingPath })
}

/** A visitor whom the SDK puts into a variation of an experiment. */
async function visitorIn(url: string, variation: "0" | "1", landingPath: string | undefined, path: string) {
  for (let visitor = 0; ; visitor += 1) {
    const { exposures } = await decisionFor(url, idOf(visitor), landingPath, path)
    if (exposures[0]?.variation_id === variation) return idOf(visitor)
  }
}

const setCookies = (answer: Answer) => answer.headers["set-cookie"] ?? []

forEveryHost(
  () => {
    test.describe("with experiments", () => {
      test.use({ flags: "works" })
      test.beforeEach(async ({ url }) => {
        // The first payload may still be on its way.
        await expect.poll(async () => blockIn(await ask(url, `${site}/`))).toBeDefined()
      })

      test("decides as the browser does", async ({ url }) => {
        for (let visitor = 0; visitor < 40; visitor += 1) {
          const id = idOf(visitor)
          const { exposures, landing } = await decisionFor(url, id, "", "/")
          const answer = await ask(url, `${site}/`, { headers: as(id) })
          expect([visitor, blockIn(answer)]).toEqual([visitor, { id, path: "", exposures, landing }])
          expect(textOf(answer).includes(text("en", "variants:social.title")), id).toBe(landing !== undefined)
          expect(setCookies(answer)).toEqual([])
        }
      })

      test("renders the decided page in its language, under the page's own policy", async ({ url }) => {
        const id = await visitorIn(url, "1", "", "/de")
        const built = textOf(await ask(url, `${site}/de?disablegb`))
        const decided = textOf(await ask(url, `${site}/de`, { headers: as(id) }))
        expect(decided).toContain(text("de", "variants:social.title"))
        const policyOf = (html: string) =>
          /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]
        const inlineOf = (html: string) => html.match(/<(?:style|script)>.*?<\/(?:style|script)>/gs)
        expect(policyOf(decided)).toBe(policyOf(built))
        expect(inlineOf(decided)).toEqual(inlineOf(built))
        expect(decided).toMatch(/<html data-revealed /)
        expect(decided).not.toMatch(/GrowthBook-/)
      })

      test("sends decided pages by the rules of every page", async ({ url }) => {
        const headers = as(await visitorIn(url, "1", "", "/"))
        const whole = textOf(await ask(url, `${site}/`, { headers }))
        for (const encoding of ["br", "gzip", "identity"]) {
          const asked = { ...headers, "accept-encoding": encoding }
          const answer = await ask(url, `${site}/`, { headers: asked })
          expect(textOf(answer) === whole, encoding).toBe(true)
          expect(answer.headers["content-encoding"]).toBe(encoding === "identity" ? undefined : encoding)
          expect(answer.headers).toMatchObject(securityHeaders(site))
          expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8")
          expect(answer.headers["cache-control"]).toBe("private, no-cache")
          expect(listIn(answer.headers.vary)).toEqual(["accept-encoding", "accept-language", "cookie"])
          const etag = answer.headers.etag ?? ""
          const again = await ask(url, `${site}/`, { headers: { ...asked, "if-none-match": etag } })
          expect([again.status, again.body.length]).toEqual([304, 0])
          const head = await ask(url, `${site}/`, { method: "HEAD", headers: asked })
          expect([head.status, head.body.length, head.headers.etag]).toEqual([200, 0, etag])
        }
        const other = { ...as(await visitorIn(url, "0", "", "/")), "if-none-match": "" }
        expect((await ask(url, `${site}/`, { headers: other })).status).toBe(200)
      })

      test("gives a new visitor an id for the session", async ({ url }) => {
        const answer = await ask(url, `${site}/lean`)
        const id = blockIn(answer)?.id ?? ""
        expect(id).toMatch(/^[\da-f-]{36}$/)
        expect(setCookies(answer)).toEqual([`acq_anonymous_id=${id}; Path=/; SameSite=Lax`])
        expect(blockIn(await ask(url, `${site}/lean`))?.id).not.toBe(id)
      })

      test("redirects with the query kept, and hands the exposure over in a cookie", async ({ url }) => {
        const id = await visitorIn(url, "1", undefined, "/about-us")
        const { status, headers, body } = await ask(url, `${site}/about-us?rc=A&utm_source=b`, { headers: as(id) })
        expect([status, headers.location, body.length]).toEqual([302, `${site}/lean?rc=A&utm_source=b`, 0])
        expect(headers["cache-control"]).toBe("private, no-store")
        expect(headers).toMatchObject(securityHeaders(site))
        const [cookie = "", ...more] = headers["set-cookie"] ?? []
        expect(more).toEqual([])
        expect(cookie).toMatch(/^acq_exposed_[\da-f]{8}=[^;]*; Max-Age=60; Path=\/; SameSite=Lax$/)
        const value = decodeURIComponent(/=([^;]*)/.exec(cookie)?.[1] ?? "")
        expect(JSON.parse(value)).toEqual([["pages", "1"]])
        // Two pages that lead to each other are no endless loop.
        const cookies = `${as(id).cookie}; ${cookie.split(";")[0] ?? ""}`
        const again = await ask(url, `${site}/about-us`, { headers: { cookie: cookies } })
        expect([again.status, blockIn(again)?.exposures]).toEqual([
          200,
          [{ experiment_id: "pages", variation_id: "1" }],
        ])
      })

      test("counts who stays like who is redirected, and redirects nobody ahead of a visit", async ({ url }) => {
        const stays = await visitorIn(url, "0", undefined, "/about-us")
        expect(blockIn(await ask(url, `${site}/about-us`, { headers: as(stays) }))).toMatchObject({
          id: stays,
          path: "about-us",
          exposures: [{ experiment_id: "pages", variation_id: "0" }],
        })
        const goes = { ...as(await visitorIn(url, "1", undefined, "/about-us")), "sec-purpose": "prefetch;prerender" }
        expectFile(await ask(url, `${site}/about-us`, { headers: goes }), "about-us/index.html")
      })

      test("sends the page as built where nothing may be decided", async ({ url }) => {
        for (const [title, path, headers, file] of [
          ["experiments that are turned off", "/?disablegb", {}, "index.en.html"],
          ["a secret in the query", "/about-us?token=x", {}, "about-us/index.html"],
          ["packed parameters", "/lean?acqParams=rc%3DA", {}, "lean/index.html"],
          [
            "the page of an activation link",
            "/registration/activateaccount?x=1",
            {},
            "registration/activateaccount/index.html",
          ],
          ["a visitor whom the page denies", "/", { referer: "https://www.reddit.com/" }, "index.en.html"],
          [
            "a visitor whom the page of a redirect denies",
            "/about-us",
            { referer: "https://www.reddit.com/" },
            "about-us/index.html",
          ],
          ["a visitor whose history holds a secret", "/about-us", { cookie: "acq_stay=1" }, "about-us/index.html"],
          ["an address without a page", "/no/such/page", {}, "404.html"],
        ] as [string, string, Record<string, string>, string][]) {
          const answer = await ask(url, site + path, { headers })
          expect(textOf(answer) === fileText(file), title).toBe(true)
          expect(setCookies(answer)).toEqual([])
        }
      })

      test("sends nothing back of an id that it has not given", async ({ url }) => {
        for (const value of [
          '"><script>alert(1)</script>',
          "f".repeat(6000),
          "%3Cscript%3Eforged%0d%0aset-cookie:a=b",
        ]) {
          const answer = await ask(url, `${site}/`, { headers: { cookie: `acq_anonymous_id=${value}` } })
          expect(answer.status).toBe(200)
          expect(textOf(answer)).not.toContain(value)
          expect(JSON.stringify(answer.headers)).not.toContain(value)
          expect(setCookies(answer)).toEqual([`acq_anonymous_id=${blockIn(answer)?.id}; Path=/; SameSite=Lax`])
        }
      })
    })

    // What else is no payload has a table of its own (src/host.test.ts).
    for (const flags of ["hangs", "speaks-html"] satisfies Behaviour[])
      test.describe(`while the flag service ${flags}`, () => {
        test.use({ flags })
        test("sends every page as built", async ({ url }) => {
          for (let visit = 0; visit < 5; visit += 1) {
            const answer = await ask(url, `${site}/`, { headers: as(idOf(visit)) })
            expectFile(answer, "index.en.html")
            expect([answer.status, answer.headers["cache-control"]]).toEqual([200, "no-cache"])
            expectFile(await ask(url, `${site}/about-us?rc=A`), "about-us/index.html")
          }
        })
      })

    test.describe("with encrypted flags", () => {
      test.use({ flags: "encrypts" })
      test("decides with the configured key", async ({ url }) => {
        await expect.poll(async () => blockIn(await ask(url, `${site}/`, { headers: as(idOf(1)) }))).toBeDefined()
        const { exposures } = await decisionFor(url, idOf(1), "", "/")
        expect(blockIn(await ask(url, `${site}/`, { headers: as(idOf(1)) }))).toMatchObject({ id: idOf(1), exposures })
      })
    })
  },
  ({ decides }) => decides,
)
