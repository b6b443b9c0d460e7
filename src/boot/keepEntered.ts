import "./head/earlyActions"

/** What a visitor fills in, opens, presses or sends. */
const selector = "input, select, textarea, details, summary, button, a, form"

/** A control of any of these kinds; it lacks the properties of the others. */
interface Control extends HTMLElement {
  value?: string
  defaultValue?: string
  options?: HTMLOptionsCollection
  checked?: boolean
  defaultChecked?: boolean
  open?: boolean
  selectionStart?: number | null
  selectionEnd?: number | null
  setSelectionRange?: (start: number, end: number) => void
}

/** The controls of the page, each under what it still has when it is made anew. */
function controlsIn(root: Element): Map<string, Control> {
  const controls = new Map<string, Control>()
  for (const control of root.querySelectorAll<Control>(selector)) {
    const traits = ["name", "type", "href", "class"].map((name) => control.getAttribute(name))
    let key = control.id || [control.tagName, control.parentElement?.tagName, ...traits].join()
    while (controls.has(key)) key += "+"
    controls.set(key, control)
  }
  return controls
}

/** Whether a field has another value than it was written with; a browser may have filled it in without an event. */
function hasOwnValue({ options, value, defaultValue }: Control): boolean {
  const preset = options ? ([...options].find((option) => option.defaultSelected) ?? options[0])?.value : defaultValue
  return preset !== undefined && value !== preset
}

const isUsed = (control: Control) =>
  hasOwnValue(control) || control.checked !== control.defaultChecked || control.open === true

/** Gives a control that React has made anew what was entered in the old one. */
function copyState(old: Control, anew: Control): void {
  if (hasOwnValue(old)) anew.value = old.value ?? ""
  if (old.checked !== old.defaultChecked) anew.checked = old.checked ?? false
  if (old.open) anew.open = true
  // For who copies it, as the fields for a code do (ClosingCodeForm.tsx).
  if (isUsed(old)) anew.dispatchEvent(new Event("input", { bubbles: true }))
}

/** Moves the focus to a control that React has made anew, unless something else has it by now. */
function moveFocus(old: Control, anew: Control): void {
  if (document.activeElement !== document.body) return
  anew.focus({ preventScroll: true })
  if (old.selectionStart != null) anew.setSelectionRange?.(old.selectionStart, old.selectionEnd ?? 0)
}

/** Lets an early action count for the control that React has made anew. */
function moveEarlyActions(old: Control, anew: Control): void {
  const early = window.earlyActions
  if (early?.pressed === old) early.pressed = anew
  if (early?.form === old && anew instanceof HTMLFormElement) early.form = anew
}

/**
 * Keeps what is entered before hydration also if React makes a part of the page anew, because others have changed it:
 * translators replace texts, password managers put elements beside fields.
 * @returns a function that gives the new controls what was entered, pressed and focused in the old ones. To be called
 * once the page is rendered, before the effects of its parts; what is hydrated later gets it by itself, until the
 * visitor presses something.
 */
export function keepEntered(root: Element): () => void {
  const before = controlsIn(root)
  let focused = document.activeElement
  root.addEventListener("focusin", ({ target }) => {
    focused = target instanceof Element ? target : null
  })

  function giveBack(): void {
    const controls = controlsIn(root)
    for (const [key, old] of before) {
      const anew = controls.get(key)
      if (old.isConnected || !anew) continue
      before.delete(key)
      copyState(old, anew)
      moveEarlyActions(old, anew)
      if (old === focused) moveFocus(old, anew)
    }
  }

  return () => {
    giveBack()
    for (const [key, old] of before) if (!isUsed(old) && old !== focused) before.delete(key)
    if (before.size === 0) return
    const observer = new MutationObserver(giveBack)
    observer.observe(root, { childList: true, subtree: true })
    for (const type of ["click", "submit"])
      addEventListener(type, () => observer.disconnect(), { capture: true, once: true })
  }
}
