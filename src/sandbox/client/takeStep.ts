import type { Step } from "../scenarios/scenario"

/** How long a step waits for what it needs on the page. */
const patienceMs = 20_000

type Field = HTMLInputElement | HTMLSelectElement

/** Waits until `find` returns something; rejects with a sentence about `name` if it does not in time. */
async function until<T>(name: string, find: () => T | undefined): Promise<T> {
  const end = Date.now() + patienceMs
  for (;;) {
    const found = find()
    if (found !== undefined) return found
    if (Date.now() > end) throw new Error(`${name} did not appear.`)
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
  }
}

/** Waits for the first visible element of a selector: a page can hold two forms and show only one of them. */
function see<T extends HTMLElement>(frame: HTMLIFrameElement, selector: string): Promise<T> {
  return until(selector, () =>
    [...(frame.contentDocument?.querySelectorAll<T>(selector) ?? [])].find(
      (element) => element.getClientRects().length > 0,
    ),
  )
}

/** Resolves once the page in the frame is hydrated. */
export async function untilHydrated(frame: HTMLIFrameElement): Promise<void> {
  await until("The page", () => {
    const page = frame.contentWindow
    const isLoaded = page?.location.href !== "about:blank" && page?.document.readyState === "complete"
    // The head script sets `earlyActions`; boot/replayEarlyActions.ts deletes it once the page is hydrated.
    return isLoaded && !("earlyActions" in page) ? true : undefined
  })
}

/**
 * Sets a value as typing does. Through the prototype's setter: React gives each field a setter of its own, and ignores
 * the events that follow a change made through that setter.
 */
function type(field: Field, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value)
  field.dispatchEvent(new Event("input", { bubbles: true }))
  field.dispatchEvent(new Event("change", { bubbles: true }))
}

async function fill(frame: HTMLIFrameElement, selector: string, value: string): Promise<void> {
  const field = await see<Field>(frame, selector)
  if (field.type === "radio") (await see(frame, `${selector}[value="${value}"]`)).click()
  else if (field.type === "checkbox") {
    if ("checked" in field && field.checked !== (value === "on")) field.click()
  } else {
    // A select may get its options only with an answer of the backend.
    await until(`The choice ${value}`, () =>
      !("options" in field) || [...field.options].some((option) => option.value === value) ? true : undefined,
    )
    type(field, value)
  }
}

/** Takes a step on the page in a frame, as a visitor would; rejects with a sentence if the page lacks what it needs. */
export async function takeStep(frame: HTMLIFrameElement, step: Step): Promise<void> {
  if ("fill" in step) await fill(frame, step.fill, step.value)
  else if ("press" in step) (await see(frame, step.press)).click()
  else if ("see" in step) await see(frame, step.see)
  else {
    const { form } = await see<Field>(frame, step.send)
    const find = () => form?.querySelector<HTMLElement>("button[type=submit], button:not([type])") ?? undefined
    const button = await until(`The button that sends ${step.send}`, find)
    button.click()
  }
}
