/** What the page itself records while it loads; times in milliseconds since the start of the navigation. */
export interface Observed {
  fcp: number
  lcp: number
  cls: number
  /** Long tasks as start and duration. */
  longTasks: [start: number, duration: number][]
  /** When a message beside the field first answered a typed value and a click. */
  answers?: number
  /** When the page was hydrated. */
  alive?: number
}

declare global {
  interface Window {
    observed: Observed
  }
}

/** Runs in the page before anything else: observes paints, shifts, long tasks and hydration. */
export function probe(): void {
  const observed: Observed = { fcp: 0, lcp: 0, cls: 0, longTasks: [] }
  window.observed = observed
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") observed.fcp = startTime
  })
  observe("largest-contentful-paint", ({ startTime }) => {
    observed.lcp = startTime
  })
  observe("layout-shift", (entry) => {
    if ("value" in entry && typeof entry.value === "number") observed.cls += entry.value
  })
  observe("longtask", ({ startTime, duration }) => void observed.longTasks.push([startTime, duration]))
  // The head script keeps early actions until the site takes them over.
  let kept = false
  const timer = setInterval(() => {
    if ("earlyActions" in window) kept = true
    else if (kept) {
      observed.alive = performance.now()
      clearInterval(timer)
    }
  }, 20)
}

/**
 * Runs in the page beside {@link probe}: a visitor who types a code that is too short and presses the button as soon as
 * both are visible, repeatedly until a message appears.
 */
export function visitor(): void {
  const press = (field: HTMLInputElement, button: HTMLButtonElement) => {
    if (field.value !== "A") {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, "A")
      field.dispatchEvent(new InputEvent("input", { bubbles: true, data: "A", inputType: "insertText" }))
    }
    button.click()
  }
  const timer = setInterval(() => {
    const field = document.querySelector<HTMLInputElement>("#registration-code")
    const button = field?.form?.querySelector<HTMLButtonElement>("button[type=submit]")
    if (!button || !field?.checkVisibility({ visibilityProperty: true })) return
    if (field.getAttribute("aria-invalid") === "true") {
      window.observed.answers = performance.now()
      clearInterval(timer)
    } else press(field, button)
  }, 50)
}
