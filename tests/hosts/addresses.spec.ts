import { languages } from "../../src/lib/languages"
import { pagesUnder } from "../e2e/support/site"
import { ask, listIn, textOf } from "./support/ask"
import { expect, expectFile, forEveryHost, site, test } from "./support/hostTest"

const secondStep = "registration/social-registration-second-step/index.html"

forEveryHost(() => {
  test("serves every page under every prefix, with and without a trailing slash", async ({ url }) => {
    for (const prefix of ["", ...languages] as const)
      for (const { row } of pagesUnder(prefix)) {
        const path = [prefix, row.path].filter(Boolean).join("/")
        if (path === "") continue
        for (const address of [path, `${path}/`]) {
          const answer = await ask(url, `${site}/${address}`)
          expect([address, answer.status, answer.headers["cache-control"]]).toEqual([address, 200, "no-cache"])
          expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8")
          expectFile(answer, `${path}/index.html`)
        }
      }
  })

  test("answers each kind of address with its status and its file", async ({ url }) => {
    for (const [path, status, file] of [
      ["/about-us?rc=VALID-0001", 200, "about-us/index.html"],
      ["/content/terms-at", 200, "shell.html"],
      ["/Content/TERMS.", 200, "shell.html"],
      ["/de-AT/content/imprint", 200, "shell.html"],
      ["/de_at/summer-sale", 404, "shell.html"],
      ["/summer-sale", 404, "shell.html"],
      ["/summer.js", 404, "404.html"],
      ["/assets/old-12345678.js", 404, "404.html"],
      ["/no/such/page", 404, "404.html"],
      ["/favicon.svg/", 404, "404.html"],
      ["/index.html.br", 404, "404.html"],
      ["/social-registration-second-step?token=x", 200, secondStep],
      ["/some/partner/social-registration-second-step", 200, secondStep],
      ["/de/some/social-registration-second-step/", 200, `de/${secondStep}`],
      ["/not-social-registration-second-step", 404, "shell.html"],
    ] as const) {
      const answer = await ask(url, site + path)
      expect([path, answer.status, answer.headers["cache-control"]]).toEqual([path, status, "no-cache"])
      expectFile(answer, file)
    }
  })

  test("leads from an address in capitals to the page, under every prefix", async ({ url }) => {
    for (const prefix of ["", ...languages] as const)
      for (const { row } of pagesUnder(prefix)) {
        const path = [prefix, row.path].filter(Boolean).join("/")
        if (path === "") continue
        const { status, headers } = await ask(url, `${site}/${path.toUpperCase()}?rc=A`)
        expect([path, status, headers.location]).toEqual([path, 301, `${site}/${path}?rc=A`])
      }
  })

  test("leads from a damaged address to the right one", async ({ url }) => {
    for (const [arrived, right] of [
      ["/lean&e=AT1xyz", "/lean?e=AT1xyz"],
      ["/de/&brid=1-2", "/de?brid=1-2"],
      ["/DE/Lean&amp;rc=VALID-0001&lang=de", "/de/lean?amp;rc=VALID-0001&lang=de"],
      ["/%3Frc%3DVALID-0001%26lang%3Dde", "/?rc%3DVALID-0001%26lang%3Dde"],
      ["/%26token=a.b.c", "/?token=a.b.c"],
      ["/x/social-registration-second-step&token=a.b.c", "/x/social-registration-second-step?token=a.b.c"],
      ["/about-us).?rc=A", "/about-us?rc=A"],
      ["/de/welcome-15-min%E2%80%8B", "/de/welcome-15-min"],
      ["/index.html?rc=A", "/?rc=A"],
      ["/de/index.de.html", "/de"],
      ["/lean](https://www.example.com/?rc=A)", "/lean?rc=A)"],
      ["/lean%20%22%3Ehere%3C/a%3E", "/lean"],
      ["/de-AT/lean?rc=A&lang=de", "/de/lean?rc=A&lang=de"],
      ["/DE_at?rc=A", "/de?rc=A"],
      ["/en-150/About-us/", "/en/about-us"],
      ["/fr-CH&rc=A", "/fr?rc=A"],
      ["/de//Lean//?rc=A", "/de/lean?rc=A"],
      ["/nl/registration/activateAccounterror?lang=nl", "/nl/registration/activateaccountError?lang=nl"],
    ] as const) {
      const { status, headers } = await ask(url, site + arrived)
      expect([arrived, status, headers.location]).toEqual([arrived, 301, site + right])
    }
  })

  test("redirects no address that leads to no known page", async ({ url }) => {
    for (const path of [
      "/summer-sale&e=1",
      "/no/such/page&e=1",
      "/content/a%26b",
      "/assets/x.js&e=1",
      "/de-sale",
      "/de-at/summer-sale",
      "/Assets",
      "/index.de.html",
    ])
      expect([path, (await ask(url, site + path)).headers.location]).toEqual([path, undefined])
  })

  test("serves nothing outside the site", async ({ url }) => {
    for (const path of ["/acquisitions/", "/health.json"]) expect((await ask(url, path)).status).toBe(404)
  })

  test("redirects from the base path to its slash, and keeps the query", async ({ url }) => {
    const { status, headers } = await ask(url, `${site}?rc=A`)
    expect([status, headers.location]).toEqual([301, `${site}/?rc=A`])
  })

  test("negotiates the language at the base path", async ({ url }) => {
    for (const [title, query, headers, language] of [
      ["English without a wish", "", {}, "en"],
      ["a cookie before the query", "?lang=en", { cookie: "a=b; lang=de; c=d", "accept-language": "en" }, "de"],
      ["the query in packed parameters", "?acqParams=lang%3Dfr", { "accept-language": "it" }, "fr"],
      ["the order of the weights", "", { "accept-language": "en;q=0.4, de;q=0.7, es" }, "de"],
      ["the first known of several", "", { "accept-language": "es-ES,es;q=0.9,it;q=0.8,en;q=0.7" }, "it"],
      ["no language that is refused", "", { "accept-language": "de;q=0, nl;q=0.1" }, "nl"],
      ["a language behind an escaped ampersand", "?rc=A&amp;lang=sv", { "accept-language": "it" }, "sv"],
      ["no language of another site's URL", "?redirectUrl=https%3A%2F%2Fx.example%3Flang%3Dde", {}, "en"],
      ["a language beside a URL", "?redirectUrl=https://x.example?lang=fr&lang=de", {}, "de"],
      ["a language behind a packed URL", "?acqParams=u%3Dhttps%253A%252F%252Fx.example%26lang%3Dde", {}, "de"],
      ["only the site's languages", "?lang=xx", { cookie: "lang=../secret", "accept-language": "pl" }, "pl"],
    ] as [string, string, Record<string, string>, string][]) {
      const answer = await ask(url, `${site}/${query}`, { headers })
      expect([title, answer.status]).toEqual([title, 200])
      expectFile(answer, `index.${language}.html`)
      expect(listIn(answer.headers.vary)).toEqual(["accept-encoding", "accept-language", "cookie"])
    }
  })

  test("knows each language in the query, the cookie, with every weight, and in paths", async ({ url }) => {
    const fileFor = async (path: string, file: string, headers: Record<string, string> = {}) =>
      expectFile(await ask(url, `${site}/${path}`, { headers }), file)
    for (const language of languages) {
      const startPage = `index.${language}.html`
      await fileFor(`?lang=${language}`, startPage)
      await fileFor("", startPage, { cookie: `lang=${language}` })
      for (const weight of ["1", "0.9", "0.5", "0.05"])
        await fileFor("", startPage, { "accept-language": `${language};q=${weight}` })
      await fileFor(`${language}/summer-sale`, "shell.html")
      await fileFor(`${language}/some/social-registration-second-step`, `${language}/${secondStep}`)
    }
  })

  test("does not leave its folder", async ({ url }) => {
    for (const path of [
      "/acquisition/../package.json",
      "/acquisition/%2e%2e/package.json",
      "/acquisition/assets/..%2f..%2f..%2fpackage.json",
      "/acquisition/%2fetc%2fpasswd",
      "/acquisition/..%5cpackage.json",
      "/acquisition/%00",
      "/acquisition/%zz",
    ]) {
      const answer = await ask(url, path)
      expect([path, Math.floor(answer.status / 100)]).toEqual([path, 4])
      expect(textOf(answer)).not.toMatch(/root:x:|"dependencies"/)
    }
  })
})
