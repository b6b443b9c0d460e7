/** Milliseconds that a call may take which opens a page. */
const deadline = 20_000

/**
 * Milliseconds for a call that opens a window, which takes a second, or uses what is in one, which takes a tenth. Once
 * in some hundred visits WebKitGTK's driver never answers one. Whoever makes such a call makes it again: `newTab`
 * (webkit.ts) with another driver, `run` the same one, and a visitor's patience (visitor.ts) is longer as well.
 */
const shortDeadline = 4000
const windowDeadline = 8000

/** Milliseconds that one kind of call may take. */
function deadlineOf(path: string): number {
  if (path === "/session") return windowDeadline
  return /\/(?:element|execute)\//.test(path) ? shortDeadline : deadline
}

/** The name under which WebDriver (W3C, section 12.1) hands out and takes back an element. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf"

/** An element of a page, as the protocol writes it. */
export type ElementReference = Record<typeof elementKey, string>

/** The part of an address that stands for an element. */
export function elementPath(element: ElementReference): string {
  return `/element/${element[elementKey]}`
}

async function request(address: string, method: string, body?: object): Promise<unknown> {
  const path = new URL(address).pathname
  const response = await fetch(address, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(deadlineOf(path)),
  })
  const { value } = (await response.json()) as { value: unknown }
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
  return value
}

/** Makes a call, and again where it is not answered in time; whatever else goes wrong rejects at once. */
export async function againIfLost<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "TimeoutError")) throw error
    return call()
  }
}

/** A session of WebDriver (W3C) over HTTP: one browser window. Every call rejects with the driver's own words. */
export interface Session {
  get: (path: string) => Promise<unknown>
  post: (path: string, body?: object) => Promise<unknown>
  /**
   * Runs a function in the page, a second time where the first call is not answered, with arguments that JSON or an
   * element reference can say.
   */
  run: <Result>(look: (...args: never[]) => Result, ...args: unknown[]) => Promise<Result>
  end: () => Promise<void>
}

/**
 * Opens a session at a driver.
 * @param driver its address, without a trailing slash
 * @param capabilities what every browser that fits must match
 */
export async function openSession(driver: string, capabilities: Record<string, unknown>): Promise<Session> {
  const opened = await request(`${driver}/session`, "POST", { capabilities: { alwaysMatch: capabilities } })
  const base = `${driver}/session/${(opened as { sessionId: string }).sessionId}`
  const post = (path: string, body: object = {}) => request(base + path, "POST", body)
  return {
    get: (path) => request(base + path, "GET"),
    post,
    async run<Result>(look: (...args: never[]) => Result, ...args: unknown[]) {
      const call = () => post("/execute/sync", { script: `return (${look.toString()})(...arguments)`, args })
      return (await againIfLost(call)) as Result
    },
    async end() {
      await request(base, "DELETE")
    },
  }
}
