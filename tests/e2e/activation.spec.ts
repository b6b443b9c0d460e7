import type { Page } from "@playwright/test"
import type { World } from "../../src/sandbox/world"
import { expect, test } from "./support/fixtures"
import { reloadEarly } from "./support/beforeHydration"
import { namesIn, newEmail, register, sent, whenHydrated } from "./support/journey"

const english = namesIn("en")
const path = "registration/activateaccount"

const titles = {
  activate: "Activate your account",
  activated: "Your account is activated",
  error: "Activation unsuccessful",
}

const heading = (page: Page, name: keyof typeof titles) =>
  page.getByRole("heading", { level: 1, name: titles[name], exact: true })
const activate = (page: Page) => page.getByRole("button", { name: "Activate my account", exact: true })

test(
  "the e-mail's link activates automatically in the browser that registered, and the waiting tab notices",
  { tag: ["@stored", "@daily"] },
  async ({ page, world }) => {
    await page.goto("")
    await register(page, english)
    const link = world.state.outbox[0]?.linkPath ?? ""
    const mailTab = await page.context().newPage()
    await mailTab.goto(link)
    await expect(heading(mailTab, "activated")).toBeVisible()
    await expect(mailTab).toHaveURL(/activateaccount$/)
    expect(sent(world, "activateAccount")).toHaveLength(1)
    await expect(heading(page, "activated")).toBeVisible()
    await expect(page).toHaveTitle("Your account is activated – Lisière")
    await expect(page.getByRole("main").getByRole("link", { name: "Log in" })).toBeVisible()
    await mailTab.reload()
    await expect(heading(mailTab, "activated")).toBeVisible()
    expect(sent(world, "activateAccount")).toHaveLength(1)
  },
)

/**
 * Registers with a socket configured, and activates on another device once the given number of sockets has been opened.
 */
async function activateElsewhere(page: Page, world: World, sockets = 1): Promise<void> {
  world.state.settings = { acqBackendWebsocketURL: "/acquisition/graphql-ws" }
  const addresses: string[] = []
  page.on("websocket", (socket) => addresses.push(socket.url()))
  await page.goto("")
  await register(page, english)
  await expect.poll(() => addresses).toHaveLength(sockets)
  expect(addresses.at(-1)).toMatch(/\/acquisition\/graphql-ws$/)
  const member = world.state.members.find(({ email }) => email === newEmail)
  expect(member).toBeDefined()
  if (member) world.activate(member)
}

test("an activation on another device arrives through the socket @once", async ({ page, world }) => {
  await activateElsewhere(page, world)
  await expect(heading(page, "activated")).toBeVisible()
})

test("a socket whose last message comes while it closes is replaced with no error @once", async ({ page, world }) => {
  // What can happen when a page is restored from the back/forward cache.
  await page.addInitScript(() => {
    let held: string | undefined
    window.WebSocket = class extends WebSocket {
      constructor(...address: ConstructorParameters<typeof WebSocket>) {
        super(...address)
        this.addEventListener("message", (event: MessageEvent<string>) => {
          if (held !== undefined) return
          held = event.data
          event.stopImmediatePropagation()
          this.close()
        })
        this.addEventListener("close", () => this.dispatchEvent(new MessageEvent("message", { data: held })))
      }
    }
  })
  await activateElsewhere(page, world, 2)
  await expect(heading(page, "activated")).toBeVisible()
})

test("a mail scanner that runs the page leaves the link valid; a press sends once @daily", async ({ page, world }) => {
  await page.goto(`${path}?activationId=activation-pending`)
  await whenHydrated(page)
  await page.waitForLoadState("networkidle")
  await expect(activate(page)).toBeVisible()
  expect(sent(world, "activateAccount")).toHaveLength(0)
  expect(page.url()).not.toContain("activation-pending")
  // Also before hydration.
  const { release } = await reloadEarly(page)
  await activate(page).dblclick()
  release()
  await expect(heading(page, "activated")).toBeVisible()
  await expect(heading(page, "activated")).toBeFocused()
  expect(sent(world, "activateAccount")).toHaveLength(1)
})

test("a failed activation can be retried, and Back sends nothing @daily", async ({ page, world }) => {
  await page.goto("")
  await page.goto(`${path}?activationId=activation-fails-once`)
  await activate(page).click()
  await expect(heading(page, "error")).toBeFocused()
  await expect(
    page.getByText("Unfortunately, your activation attempt was unsuccessful, please try again."),
  ).toBeVisible()
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(heading(page, "activated")).toBeVisible()
  await page.goBack()
  await page.goForward()
  await expect(heading(page, "activated")).toBeVisible()
  expect(sent(world, "activateAccount")).toHaveLength(2)
})
