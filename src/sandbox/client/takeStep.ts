import type { Step } from "../scenarios/scenarioLink"

/** How long a step waits for what it needs on the page. */
const patienceMs = 20_000

type Field = HTMLInputElement | HTMLSelectElement

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}

/** Waits until `find` returns something; rejects with a sentence about `name` if it does not in time. */
async function until<T>(name: string, find: () => T | undefined): Promise<T> {
  const end = Date.now() + patienceMs
  for (;;) {
    const found = find()
    if (found !== undefined) return found
    if (Date.now() > end) throw new Error(`${name} did not appear.`)
    await wait(50)
  }
}

const isVisible = (element: Element): boolean => element.getClientRects().length > 0

/**
 * The first visible field with a name; of radio buttons, the one with a value. Visible, since a page can hold two forms
 * and show only one of them.
 */
function findField(frame: HTMLIFrameElement, name: string, value?: string): Field | undefined {
  const selector = `[name="${CSS.escape(name)}"]${value === undefined ? "" : `[value="${CSS.escape(value)}"]`}`
  return [...(frame.contentDocument?.querySelectorAll<Field>(selector) ?? [])].find(isVisible)
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

async function fill(frame: HTMLIFrameElement, name: string, value: string): Promise<void> {
  const field = await until(`The field ${name}`, () => findField(frame, name))
  if (field.type === "radio") {
    const choice = await until(`The choice ${value}`, () => findField(frame, name, value))
    choice.click()
  } else if (field.type === "checkbox") {
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
  switch (step.kind) {
    case "fill":
      return fill(frame, step.field, step.value)
    case "send": {
      const field = await until(`The field ${step.field}`, () => findField(frame, step.field))
      const findButton = () =>
        field.form?.querySelector<HTMLElement>("button[type=submit], button:not([type])") ?? undefined
      return (await until(`The button that sends ${step.field}`, findButton)).click()
    }
    case "press": {
      const find = () =>
        [...(frame.contentDocument?.querySelectorAll<HTMLElement>(step.selector) ?? [])].find(isVisible)
      return (await until("The element to press", find)).click()
    }
  }
}
