import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import type { findWebKit } from "../../../scripts/browser.mjs"
import { freePort } from "../../hosts/support/services"
import { isListening, startProgram, type Program } from "../../support/program"
import { roles, viewport, type Control, type Engine, type Role, type Tab } from "./tab"
import { againIfLost, elementPath, openSession, type ElementReference, type Session } from "./webDriver"

/** Keys by their WebDriver code points (W3C WebDriver, section 17.4.2). */
const keys = { Enter: "\u{E007}", Escape: "\u{E00C}", Tab: "\u{E004}" }

/** GTK's toolbar above the page is wider than a phone unless everything in it shrinks. */
const smallBar =
  "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px }\n" +
  "image { -gtk-icon-source: none }\n"

/** How long a window may take to get its size, in milliseconds. */
const resizeDeadline = 15_000

/** Scrolls an element into view: the driver itself does not always wait until it is there. Runs in the page. */
function show(element: HTMLElement): void {
  element.scrollIntoView({ block: "center", behavior: "instant" })
}

function controlOf(session: Session, element: ElementReference): Control {
  const path = elementPath(element)
  const control: Control = {
    async click() {
      await control.read(show)
      await session.post(`${path}/click`)
    },
    type: async (text) => void (await session.post(`${path}/value`, { text })),
    async fill(text) {
      await control.read(show)
      await session.post(`${path}/clear`)
      await control.type(text)
    },
    read: (look) => session.run(look, element),
  }
  return control
}

/** All visible elements of a selector. Runs in the page. */
function shownElements(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  )
}

/** Whether two names are the same but for blanks: WebKitGTK leaves one out before a link that begins a line. */
const isSameName = (one: unknown, other: string) => String(one).replaceAll(/\s/g, "") === other.replaceAll(/\s/g, "")

async function find(session: Session, role: Role, name?: string): Promise<Control[]> {
  const elements = (await session.run(shownElements, roles[role])) as unknown as ElementReference[]
  const found: Control[] = []
  for (const element of elements) {
    const label = () => session.get(`${elementPath(element)}/computedlabel`)
    if (name === undefined || isSameName(await label(), name)) found.push(controlOf(session, element))
  }
  return found
}

/** Gives the page itself the size of a phone, whatever the window adds around it. */
async function resize(session: Session): Promise<void> {
  const { width, height } = viewport
  await session.post("/window/rect", viewport)
  const read = () => session.run(() => ({ width: innerWidth, height: innerHeight }))
  let shown = await read()
  // The driver may answer before the window has its new size, and a page is never larger than its window.
  for (const end = Date.now() + resizeDeadline; shown.width > width && Date.now() < end; shown = await read())
    await pause(50)
  const rect = { width: 2 * width - shown.width, height: 2 * height - shown.height }
  await session.post("/window/rect", rect)
}

function tabOf(session: Session, driver: Program): Tab {
  return {
    open: async (url) => void (await session.post("/url", { url })),
    back: async () => void (await session.post("/back")),
    reload: async () => void (await session.post("/refresh")),
    async press(key) {
      const value = keys[key]
      const actions = [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]
      await session.post("/actions", { actions: [{ type: "key", id: "keyboard", actions }] })
    },
    read: (look) => session.run(look),
    find: (role, name) => find(session, role, name),
    picture: async () => Buffer.from((await session.get("/screenshot")) as string, "base64"),
    async close() {
      // Stopping a driver also stops its browser, whether or not it responds.
      await session.end().catch(() => undefined)
      await driver.stop("SIGKILL")
    },
  }
}

/**
 * Starts WebKitGTK's driver on an in-memory screen of its own.
 * @param paths of its programs
 */
export async function startWebKit(paths: NonNullable<ReturnType<typeof findWebKit>>): Promise<Engine> {
  const configFolder = mkdtempSync(join(tmpdir(), "webkit-"))
  mkdirSync(join(configFolder, "gtk-3.0"))
  writeFileSync(join(configFolder, "gtk-3.0/gtk.css"), smallBar)

  // A free port stands for a number that no other screen has; they are smaller.
  const display = (await freePort()) - 20_000
  const screen = await startProgram(
    paths.screen,
    [`:${display}`, "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    () => existsSync(`/tmp/.X11-unix/X${display}`),
  )
  const env = {
    DISPLAY: `:${display}`,
    GDK_BACKEND: "x11",
    XDG_CONFIG_HOME: configFolder,
    // The site's language follows the browser's.
    LC_ALL: "en_GB.UTF-8",
  }

  /** Each window has a driver of its own: one that has failed to open a window never opens another. */
  async function openWindow(waitsForLoad: boolean): Promise<{ session: Session; driver: Program }> {
    const port = await freePort()
    const driver = await startProgram(
      paths.driver,
      ["--host=127.0.0.1", `--port=${port}`],
      () => isListening(port),
      env,
    )
    try {
      const session = await openSession(`http://127.0.0.1:${port}`, {
        pageLoadStrategy: waitsForLoad ? "normal" : "none",
        "webkitgtk:browserOptions": { binary: paths.browser, args: ["--automation"] },
      })
      return { session, driver }
    } catch (error) {
      await driver.stop("SIGKILL")
      throw error
    }
  }

  return {
    async newTab(waitsForLoad) {
      const { session, driver } = await againIfLost(() => openWindow(waitsForLoad))
      await resize(session)
      return tabOf(session, driver)
    },
    async stop() {
      await screen.stop()
      rmSync(configFolder, { recursive: true })
    },
  }
}
