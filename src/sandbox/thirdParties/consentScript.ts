/**
 * The sandbox's stand-in for the consent management platform, with what the site uses of it: interface, events,
 * storage, and two plain layers, as the platform calls its banner (first) and its settings (second). The functions
 * below run in the visitor's page from their source text, so they may use nothing of this module but their arguments.
 */

/** How the consent management platform behaves. */
export interface ConsentBehaviour {
  generation: "v2" | "v3"
  /** Whether it becomes ready, stays silent forever, or throws whenever it is asked for its state. */
  readiness: "ready" | "silent" | "throws"
}

/** Default: the newer generation, working. */
export const usualConsent: ConsentBehaviour = { generation: "v3", readiness: "ready" }

interface Choices {
  functional: boolean
  marketing: boolean
}

interface Layers {
  show: (layer: 1 | 2, choices: Choices) => void
  hide: () => void
}

/** Reads and writes the visitor's choices in local storage; where storage is refused, every page asks again. */
function choiceStorage() {
  const key = "sandboxConsent"
  return {
    read(): Choices | undefined {
      try {
        const stored = localStorage.getItem(key)
        return stored === null
          ? undefined
          : { functional: stored.includes("functional"), marketing: stored.includes("marketing") }
      } catch {
        return undefined
      }
    },
    write(choices: Choices): void {
      try {
        const given = Object.entries(choices).filter(([, isGiven]) => isGiven)
        localStorage.setItem(key, given.map(([category]) => category).join())
      } catch {
        // The next page asks again.
      }
    },
  }
}

/** The visible part, in English: a banner with three buttons, and on the second layer the categories as well. */
function makeLayers(generation: string, decide: (choices: Choices, type: string, action: string) => void): Layers {
  const shown = () => document.getElementById("sandbox-consent")

  function button(label: string, press: () => void): HTMLButtonElement {
    const element = Object.assign(document.createElement("button"), { type: "button", textContent: label })
    element.addEventListener("click", press)
    return element
  }

  function checkbox(label: string, checked: boolean): { row: HTMLLabelElement; box: HTMLInputElement } {
    const box = Object.assign(document.createElement("input"), { type: "checkbox", checked })
    const row = document.createElement("label")
    row.append(box, ` ${label}`)
    return { row, box }
  }

  function show(layer: 1 | 2, choices: Choices): void {
    shown()?.remove()
    const dialog = Object.assign(document.createElement("div"), { id: "sandbox-consent", role: "dialog" })
    Object.assign(dialog, { lang: "en", ariaLabel: "Consent (sandbox)" })
    Object.assign(dialog.style, { position: "fixed", insetInline: "0", insetBlockEnd: "0", zIndex: "2147483647" })
    Object.assign(dialog.style, { display: "flex", flexWrap: "wrap", gap: "0.75rem", padding: "1rem", color: "#111" })
    Object.assign(dialog.style, { background: "#fff", borderTop: "1px solid #111", font: "1rem sans-serif" })
    const functional = checkbox("Functional", choices.functional)
    const marketing = checkbox("Marketing", choices.marketing)
    const chosen = () => ({ functional: functional.box.checked, marketing: marketing.box.checked })
    dialog.append(
      `Consent (sandbox, ${generation})`,
      ...(layer === 2 ? [functional.row, marketing.row] : []),
      button("Accept all", () => decide({ functional: true, marketing: true }, "ACCEPT_ALL", "onAcceptAllServices")),
      button("Deny all", () => decide({ functional: false, marketing: false }, "DENY_ALL", "onDenyAllServices")),
      button("Save", () => decide(chosen(), "SAVE", "onUpdateServices")),
    )
    document.body.append(dialog)
  }

  return { show, hide: () => shown()?.remove() }
}

/** The platform itself: its interface by generation, and the events that it sends to the page. */
function runService(
  { generation, readiness }: ConsentBehaviour,
  openStorage: typeof choiceStorage,
  layersOf: typeof makeLayers,
): void {
  const storage = openStorage()
  let isInitialised = false
  let decided = storage.read()
  const choices = () => decided ?? { functional: false, marketing: false }
  const tell = (name: string, detail: object) => window.dispatchEvent(new CustomEvent(name, { detail }))

  function tellStatus(action: string): void {
    const detail = { event: "consent_status", type: decided ? "explicit" : "implicit", action }
    tell(generation === "v2" ? "ucEvent" : "UC_CONSENT", { ...detail, ucCategory: { essential: true, ...choices() } })
  }

  const layers = layersOf(generation, (next, type, action) => {
    decided = next
    storage.write(next)
    layers.hide()
    tell("UC_UI_CMP_EVENT", { type, source: "FIRST_LAYER" })
    tellStatus(action)
  })

  function answer<Value>(value: Value): Value {
    if (readiness === "throws") throw new Error("The consent service is out of order")
    return value
  }

  const services = () =>
    answer([
      { id: "shop", category: "essential", given: true },
      { id: "statistics", category: "functional", given: choices().functional },
      { id: "advertising", category: "marketing", given: choices().marketing },
    ])
  const v2Interface = {
    isInitialized: () => answer(isInitialised),
    getServicesBaseInfo: () =>
      services().map(({ id, category, given }) => ({ id, categorySlug: category, consent: { status: given } })),
    showSecondLayer: () => layers.show(2, choices()),
    updateLanguage: async () => undefined,
  }
  const v3Interface = {
    isInitialized: async () => answer(isInitialised),
    getConsentDetails: async () => ({
      services: Object.fromEntries(
        services().map(({ id, category, given }) => {
          const gcm = { analyticsStorage: category === "functional", adStorage: category === "marketing" }
          return [id, { category, consent: { given }, gcm }]
        }),
      ),
    }),
    showSecondLayer: async () => layers.show(2, choices()),
    changeLanguage: async () => undefined,
  }

  function begin(): void {
    const action = decided ? "onSessionRestored" : "onInitialPageLoad"
    // Whether the status event or UC_UI_INITIALIZED comes first depends on generation and settings of the real
    // platform; here each generation has one of the two orders.
    if (generation === "v2") tellStatus(action)
    isInitialised = true
    tell("UC_UI_INITIALIZED", {})
    if (generation === "v3") tellStatus(action)
    const isHidden = window.UC_UI_SUPPRESS_CMP_DISPLAY ?? false
    if (!decided && !isHidden && readiness === "ready") layers.show(1, choices())
  }

  Object.assign(window, generation === "v2" ? { UC_UI: v2Interface } : { __ucCmp: v3Interface })
  if (readiness !== "silent") setTimeout(begin)
}

/** The source text of the consent script. */
export function consentScript(behaviour: ConsentBehaviour): string {
  const parameters = [JSON.stringify(behaviour), choiceStorage.toString(), makeLayers.toString()]
  return `(${runService.toString()})(${parameters.join(", ")})\n`
}
