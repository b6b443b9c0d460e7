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
  /** When what the visitor came for was about to be painted, and no longer held for an experiment. */
  seen: Partial<Record<Sight, number>>
}

/** What a visitor comes for: the headline, the field for the code, the form behind the code. */
export type Sight = "headlineSeen" | "codeFormSeen" | "formSeen"

declare global {
  interface Window {
    observed: Observed
  }
}

/** Runs in the page before anything else: observes paints, shifts, long tasks and hydration. */
export function probe(): void {
  const observed: Observed = { fcp: 0, lcp: 0, cls: 0, longTasks: [], seen: {} }
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
  const sights: [Sight, string][] = [
    ["headlineSeen", "h1"],
    ["codeFormSeen", "#registration-code"],
    ["formSeen", "#registration-email"],
  ]
  const watchSights = () => {
    for (const [name, selector] of sights) {
      const element = document.querySelector(selector)
      const isSeen = element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      // The frame that shows it is painted after this callback; how long after, only the first paint tells.
      if (isSeen) observed.seen[name] ??= performance.now()
    }
    requestAnimationFrame(watchSights)
  }
  requestAnimationFrame(watchSights)
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
 * Runs in the page beside {@link probe}: an invited visitor whose browser fills in the registration form as soon as it
 * is visible, and who presses its button at once and again every half second.
 */
export function invitedVisitor(values: Record<string, string>): void {
  const fill = () => {
    for (const [name, value] of Object.entries(values)) {
      const control = document.querySelector<HTMLInputElement | HTMLSelectElement>(`#registration-${name}`)
      if (!control || control.value === value) continue
      const kind = control instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement
      Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(control, value)
      for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }))
    }
    for (const box of document.querySelectorAll<HTMLInputElement>("[name=gender], #registration-terms")) {
      if (box.type === "checkbox" ? !box.checked : !document.querySelector("[name=gender]:checked")) box.click()
    }
  }
  let pressedAt = Number.NEGATIVE_INFINITY
  setInterval(() => {
    const email = document.querySelector<HTMLInputElement>("#registration-email")
    if (!email?.checkVisibility({ visibilityProperty: true })) return
    fill()
    if (performance.now() - pressedAt < 500) return
    pressedAt = performance.now()
    email.form?.querySelector<HTMLButtonElement>("button[type=submit]")?.click()
  }, 50)
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
