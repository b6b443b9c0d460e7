import { launch, type ElementHandle, type Page } from "puppeteer-core"
import { roles, type Control, type Engine, type Role, type Size, type Tab } from "./tab"

/** Timeout of a single call, in milliseconds. */
const deadline = 15_000

function controlOf(handle: ElementHandle<HTMLElement>, page: Page): Control {
  return {
    click: () => handle.click(),
    type: (text) => handle.type(text),
    async fill(text) {
      await handle.evaluate((field) => {
        field.focus()
        if (field instanceof HTMLInputElement) field.select()
      })
      await page.keyboard.type(text)
    },
    read: (look) => handle.evaluate(look),
  }
}

/** The elements of a role: by selector, or if a name is given, through the browser's accessibility tree. */
async function find(page: Page, role: Role, name?: string): Promise<Control[]> {
  // In the accessible name, Firefox separates the text of an inline-block link from the full stop after it.
  const names = name?.endsWith(".") ? [name, name.replace(/\.$/, " .")] : [name]
  const selectors = names.map((each) =>
    each === undefined ? roles[role] : `::-p-aria([name="${each}"][role="${role}"])`,
  )
  const found = await Promise.all(selectors.map((selector) => page.$$(selector)))
  const handles = found.flat() as ElementHandle<HTMLElement>[]
  // Also false for the content of a closed disclosure, which nevertheless has a box.
  const look = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true })
  const shown = await Promise.all(handles.map((handle) => handle.evaluate(look)))
  return handles.filter((_, index) => shown[index]).map((handle) => controlOf(handle, page))
}

function tabOf(page: Page, close: () => Promise<void>): Tab {
  return {
    async open(address) {
      await page.goto(address)
    },
    async back() {
      await page.goBack()
    },
    async reload() {
      await page.reload()
    },
    press: (key) => page.keyboard.press(key),
    read: (look) => page.evaluate(look),
    find: (role, name) => find(page, role, name),
    picture: () => page.screenshot(),
    close,
  }
}

/**
 * Starts Firefox, driven over WebDriver BiDi (W3C).
 * @param path of its executable
 */
export async function startFirefox(path: string): Promise<Engine> {
  const browser = await launch({
    browser: "firefox",
    executablePath: path,
    headless: true,
    timeout: 60_000,
    protocolTimeout: deadline,
    // The site's language follows the browser's.
    extraPrefsFirefox: { "intl.accept_languages": "en-GB" },
  })
  return {
    async newTab(size: Size) {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      page.setDefaultTimeout(deadline)
      await page.setViewport(size)
      return tabOf(page, () => context.close())
    },
    stop: () => browser.close(),
  }
}
