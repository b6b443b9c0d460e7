import { launch, type ElementHandle, type Page } from "puppeteer-core"
import { roles, viewport, type Control, type Engine, type Role, type Tab } from "./tab"

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

/** The text that labels a control, or its own. Runs in the page. */
function labelOf(element: HTMLElement): string {
  const label = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels?.[0] : null
  return (label ?? element).textContent
}

/** The elements with a name, by their labels and texts. */
async function labelled(page: Page, role: Role, name: string): Promise<ElementHandle[]> {
  const handles = (await page.$$(roles[role])) as ElementHandle<HTMLElement>[]
  const labels = await Promise.all(handles.map((handle) => handle.evaluate(labelOf)))
  return handles.filter((_, index) => labels[index] === name)
}

/** The elements with a name, by the browser's accessibility tree: it answers once the page has loaded. */
async function named(page: Page, role: Role, name: string): Promise<ElementHandle[]> {
  // In the accessible name, Firefox separates the text of an inline-block link from the full stop after it.
  const names = name.endsWith(".") ? [name, name.replace(/\.$/, " .")] : [name]
  const found = await Promise.all(names.map((each) => page.$$(`::-p-aria([name="${each}"][role="${role}"])`)))
  return found.flat()
}

/** The visible elements of a role. */
async function find(page: Page, waitsForLoad: boolean, role: Role, name?: string): Promise<Control[]> {
  const findNamed = waitsForLoad ? named : labelled
  const found = name === undefined ? await page.$$(roles[role]) : await findNamed(page, role, name)
  const handles = found as ElementHandle<HTMLElement>[]
  // Also false for the content of a closed disclosure, which nevertheless has a box.
  const look = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true })
  const shown = await Promise.all(handles.map((handle) => handle.evaluate(look)))
  return handles.filter((_, index) => shown[index]).map((handle) => controlOf(handle, page))
}

function tabOf(page: Page, waitsForLoad: boolean, close: () => Promise<void>): Tab {
  return {
    async open(address) {
      const loaded = page.goto(address)
      if (waitsForLoad) await loaded
      // The test waits for what it needs of the page, and fails by itself if that never comes.
      else loaded.catch(() => undefined)
    },
    async back() {
      await page.goBack()
    },
    async reload() {
      await page.reload()
    },
    press: (key) => page.keyboard.press(key),
    read: (look) => page.evaluate(look),
    find: (role, name) => find(page, waitsForLoad, role, name),
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
    async newTab(waitsForLoad) {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      page.setDefaultTimeout(deadline)
      await page.setViewport(viewport)
      return tabOf(page, waitsForLoad, () => context.close())
    },
    stop: () => browser.close(),
  }
}
