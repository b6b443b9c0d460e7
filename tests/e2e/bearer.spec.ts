import { createServer, type IncomingMessage } from "node:http"
import type { Page, Request, Route } from "@playwright/test"
import { createMemberToken } from "../../src/sandbox/tokens"
import { press, setUp } from "./support/dataLayer"
import { expect, test } from "./support/fixtures"
import { controls, enterCode, fillForm, namesIn, newEmail, whenHydrated } from "./support/journey"
import { text } from "./support/texts"

const english = namesIn("en")
const token = createMemberToken("member@example.com")
/** An endpoint on another host, played by the test. */
const foreign = "https://backend.example.com/graphql"

/** Requests that carried the token in a header, by URL without the query. */
function bearers(page: Page): Set<string> {
  const found = new Set<string>()
  page.context().on("request", (request: Request) => {
    if (request.headers()["authorization"]?.includes(token)) found.add(request.url().split("?")[0] ?? "")
  })
  return found
}

/** A third-party host, and everything that was sent to it. */
async function startStranger() {
  const received: string[] = []
  const server = createServer((request: IncomingMessage, response) => {
    let body = ""
    request.on("data", (chunk) => (body += String(chunk)))
    request.on("end", () => {
      received.push(`${request.method} ${request.headers.authorization} ${body}`)
      const cors = { "access-control-allow-origin": "*", "access-control-allow-headers": "*, authorization" }
      response.writeHead(200, { ...cors, "content-type": "application/json" }).end('{"data":{}}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  if (typeof address !== "object" || address === null) throw new Error("The stranger has no port")
  const url = `http://127.0.0.1:${address.port}/graphql`
  // It hears whoever speaks to it.
  await fetch(url, { method: "POST", body: "{}" })
  expect(received.splice(0)).toHaveLength(1)
  return {
    url,
    received,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

test.beforeEach(async ({ context, server }) => {
  await context.addCookies([{ name: "authToken", value: token, url: server.url }])
})

test("a member's token goes only to the configured endpoint, with every third-party service enabled", async ({
  page,
  server,
  world,
}) => {
  await setUp(
    page,
    world,
    {},
    {
      acqBackendGraphqlURL: "/acquisition/graphql",
      growthbookClientKey: "sdk-test",
      sentryDsn: `${server.url.replace("://", "://key@")}/7`,
    },
  )
  const found = bearers(page)
  await page.goto("?rc=VALID-0001")
  await press(page, "Accept all")
  await expect.poll(() => [...found]).toEqual([`${server.url}/acquisition/graphql`])
  for (const address of ["about-us", "content/terms", "admin/registrationlinkgenerator", "?product=PRODUCT-0001"]) {
    await page.goto(address)
    await whenHydrated(page)
  }
  await page.goto("content/invitations")
  await expect(page.getByRole("button", { name: text("en", "content:print") })).toBeVisible()
  expect([...found]).toEqual([`${server.url}/acquisition/graphql`])
})

test.describe("when settings name an endpoint on another host", () => {
  // The policy of the pages only knows the hosts in the build's own settings.
  test.use({ bypassCSP: true })

  test("the token goes there and nowhere else", async ({ page, server, world }) => {
    world.state.settings = { acqBackendGraphqlURL: foreign }
    await page.route(foreign, async (route) => {
      const answer = await route.fetch({ url: `${server.url}/acquisition/graphql` })
      await route.fulfill({ response: answer, headers: { ...answer.headers(), "access-control-allow-origin": "*" } })
    })
    const found = bearers(page)
    await page.goto("")
    await enterCode(page, english)
    // The route cannot answer a request of a page that has been left.
    await page.waitForLoadState("networkidle")
    await page.goto("content/terms")
    await expect(page.getByRole("button", { name: text("en", "content:print") })).toBeVisible()
    expect([...found]).toEqual([foreign])
  })
})

test.describe("an endpoint that redirects to another host", () => {
  test.use({ bypassCSP: true })

  for (const [endpoint, status] of [
    ["/acquisition/graphql", 302],
    [foreign, 307],
  ] as const)
    test(`${endpoint} (${status}): neither the token nor the input follows, and the form can be submitted again`, async ({
      page,
      world,
      complaints,
    }) => {
      complaints.allow(/Failed to load resource|ERR_FAILED|redirect/i)
      world.state.settings = { acqBackendGraphqlURL: endpoint }
      const stranger = await startStranger()
      const redirect = (route: Route) =>
        route.fulfill({ status, headers: { location: stranger.url, "access-control-allow-origin": "*" } })
      await page.goto("")
      await page.route(`**${new URL(endpoint, foreign).pathname}`, redirect)
      await whenHydrated(page)
      const { code, register } = controls(page, english)
      await code.fill("VALID-0001")
      await register.click()
      await expect(page.getByRole("alert")).toBeVisible()
      await expect(code).toHaveValue("VALID-0001")
      expect(stranger.received).toEqual([])
      await stranger.stop()
    })

  test("a form that is submitted only then keeps its values", async ({ page, complaints }) => {
    complaints.allow(/Failed to load resource|ERR_FAILED|redirect/i)
    const stranger = await startStranger()
    await page.goto("?rc=VALID-0001")
    await page.getByRole("button", { name: "Register someone else" }).click()
    await fillForm(page, english)
    await page.route("**/acquisition/graphql", (route) =>
      route.fulfill({ status: 307, headers: { location: stranger.url } }),
    )
    await controls(page, english).create.click()
    await expect(page.getByRole("alert")).toBeVisible()
    await expect(controls(page, english).email).toHaveValue(newEmail)
    expect(stranger.received).toEqual([])
    await stranger.stop()
  })
})
