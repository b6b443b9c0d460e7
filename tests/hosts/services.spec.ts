import { ask, open, textOf } from "./support/ask"
import { expect, forEveryHost, site, test } from "./support/hostTest"

forEveryHost((host) => {
  test("takes policy violation reports, and passes them on", async ({ url, services, words }) => {
    const before = services.passed.length
    const headers = { "content-type": "application/csp-report", cookie: "authToken=SECRET" }
    const report = {
      "document-uri": "https://www.example.com/acquisition/?rc=SECRET",
      "effective-directive": "script-src-elem",
      "blocked-uri": "https://evil.example/SECRET.js",
      "script-sample": "SECRET",
    }
    const send = (body: string) => ask(url, `${site}/csp-reports`, { method: "POST", headers, body })
    for (const body of [
      JSON.stringify({ "csp-report": report }),
      "SECRET",
      '{"csp-report":{"effective-directive":"SECRET"}}',
    ])
      expect([body, Math.floor((await send(body)).status / 100)]).toEqual([body, 2])
    test.skip(!host.proxies, "it has no collector")
    const passed = services.passed.slice(before).filter(({ path }) => path === "/collector?key=1")
    expect(JSON.parse(passed[0]?.body ?? "")).toMatchObject({
      "csp-report": { "effective-directive": "script-src-elem" },
    })
    expect(passed[0]?.headers.cookie).toBeUndefined()
    test.skip(!host.decides, "nginx passes them on as they are")
    expect(passed.map(({ body }) => body).join(" ")).not.toContain("SECRET")
    const line = '"event":"csp-report","directive":"script-src-elem","blocked":"https://evil.example"'
    await expect.poll(words).toContain(line)
    test.skip(host.name === "Cloudflare's runtime", "locally it loses what follows a body that nobody reads")
    expect((await send("x".repeat(65 * 1024))).status).toBe(413)
  })

  test("streams the flag service's events one by one", async ({ url, services }) => {
    test.skip(!host.proxies, "the mocked backend answers")
    const response = await open(url, `${site}/growthbook-proxy/sub/key-1`)
    expect(response.headers["content-type"]).toContain("text/event-stream")
    expect(response.headers["cache-control"]).toBe("no-cache")
    const events = response.setEncoding("utf8").iterator({ destroyOnReturn: false })
    expect((await events.next()).value).toBe("data: first\n\n")
    services.sendEvent("second")
    expect((await events.next()).value).toBe("data: second\n\n")
    response.destroy()
  })

  test("sends nothing about the visitor to the flag service", async ({ url, services }) => {
    test.skip(!host.proxies, "the mocked backend answers")
    const needed = { accept: "application/json", "user-agent": "Browser/1" }
    const own = { cookie: "authToken=secret", authorization: "Bearer secret", "x-forwarded-for": "203.0.113.7" }
    const page = { referer: "https://www.example.com/?rc=A", origin: "https://www.example.com", "x-test": "1" }
    const headers = { ...needed, ...own, ...page }
    const answer = await ask(url, `${site}/growthbook-proxy/api/features/key-1?a=b`, { headers })
    expect(JSON.parse(textOf(answer))).toMatchObject({ method: "GET", path: "/api/features/key-1?a=b" })
    expect([answer.headers["x-sse-support"], answer.headers["cache-control"]]).toEqual(["enabled", undefined])
    expect(answer.headers["set-cookie"]).toBeUndefined()
    const passed = services.passed.findLast(({ path }) => path === "/api/features/key-1?a=b")?.headers ?? {}
    expect(passed).toMatchObject(needed)
    expect(Object.keys(passed).filter((name) => name in own || name in page)).toEqual([])
  })

  test("keeps nobody waiting for flags that it has sent before", async ({ url, services }) => {
    test.skip(host.name !== "nginx", "hosts that decide keep the flags themselves")
    const path = `/api/features/dies-${new URL(url).port}`
    const askFlags = () => ask(url, `${site}/growthbook-proxy${path}`, { headers: { cookie: "authToken=secret" } })
    const timesAsked = () => services.passed.filter((one) => one.path === path).length
    const first = await askFlags()
    expect([first.status, first.headers["content-type"]]).toEqual([200, "application/json; charset=utf-8"])
    // The service does not answer again: what is sent while it is asked is the older answer.
    await expect.poll(async () => [textOf(await askFlags()) === textOf(first), timesAsked()]).toEqual([true, 2])
    expect(textOf(await askFlags())).toBe(textOf(first))
    expect(services.passed.filter((one) => one.path === path && one.headers.cookie !== undefined)).toEqual([])
  })

  test("passes an operation with its token on to the backend", async ({ url, services }) => {
    test.skip(!host.proxies, "the mocked backend answers")
    const headers = { "content-type": "application/json", authorization: "Bearer secret" }
    const answer = await ask(url, `${site}/graphql`, { method: "POST", headers, body: '{"query":"{a}"}' })
    expect([answer.status, answer.headers["cache-control"]]).toEqual([200, undefined])
    expect(services.passed.findLast(({ path }) => path === "/acquisition/graphql")).toMatchObject({
      method: "POST",
      body: '{"query":"{a}"}',
      headers: { authorization: "Bearer secret" },
    })
  })

  test("tells the backend what the visitor speaks to the host in front", async ({ url, services }) => {
    test.skip(!host.proxies, "the mocked backend answers")
    await ask(url, `${site}/graphql`, { headers: { "x-forwarded-proto": "https" } })
    const passed = services.passed.findLast(({ path }) => path === "/acquisition/graphql")
    expect(passed?.headers["x-forwarded-proto"]).toBe("https")
  })
})
