import type { Page } from "@playwright/test"

/**
 * What others do to the page. `translated`: like the translators of Chrome, Edge and Safari, puts other words, in nested
 * elements, in the place of every text node, and does so with each later one. `beside` and `around`: like a password
 * manager, puts elements beside every field or each field into an element, also those that come later.
 */
export type Hand = "translated" | "beside" | "around"

/** Before hydration, or once the page is hydrated. */
export type Moment = "early" | "late"

/**
 * The translation of a text: every letter from A to Z is another one, so that what a text is composed of translates like
 * the whole.
 */
export function inOtherWords(text: string): string {
  return text.replaceAll(/[A-Za-z]/g, (letter) => {
    const first = letter < "a" ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first)
  })
}

/** Rewrites whatever documents the page loads from now on. */
export async function rewrite(page: Page, hand: Hand, moment: Moment = "early"): Promise<void> {
  const change =
    hand === "translated"
      ? `(${translate.toString()})(${inOtherWords.toString()})`
      : `(${decorate.toString()})("${hand}")`
  await page.addInitScript(`(${begin.toString()})("${moment}", () => ${change})`)
}

/** Translates a page as it stands. */
export const translateNow = (page: Page) => page.evaluate(`(${translate.toString()})(${inOtherWords.toString()})`)

/** Takes the safety net away (src/boot/forgiveMovedNodes.ts): the page has to stand by itself. */
export async function removeNet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ["insertBefore", "removeChild"]) Object.defineProperty(Node.prototype, name, { writable: false })
  })
}

/** Calls a function at the moment. Runs in the page. */
function begin(moment: Moment, change: () => void): void {
  const whenHydrated = () => ("earlyActions" in window ? requestAnimationFrame(whenHydrated) : change())
  // The document is parsed; its modules have not run yet.
  document.addEventListener("readystatechange", moment === "early" ? change : whenHydrated, { once: true })
}

/** Translates the page for as long as it is open. Runs in the page. */
function translate(words: (text: string) => string): void {
  const own = new WeakSet<Node>()
  const translateText = (text: Node) => {
    const parent = text.parentElement
    if (own.has(text) || !text.textContent?.trim() || !parent?.isConnected) return
    if (parent.closest("script, style, textarea, [translate=no]")) return
    const translated = document.createTextNode(words(text.textContent))
    own.add(translated)
    const [outer, inner] = [document.createElement("font"), document.createElement("font")]
    inner.append(translated)
    outer.append(inner)
    parent.replaceChild(outer, text)
  }
  const translateIn = (node: Node) => {
    if (node instanceof Text) return translateText(node)
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const found: Node[] = []
    while (texts.nextNode()) found.push(texts.currentNode)
    found.forEach(translateText)
  }
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Text) translateText(target)
      addedNodes.forEach(translateIn)
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
  translateIn(document.body)
  document.documentElement.lang = "es"
  document.documentElement.classList.add("translated-ltr")
}

/** Decorates every field for as long as the page is open. Runs in the page. */
function decorate(hand: "beside" | "around"): void {
  const done = new WeakSet<Element>()
  const icon = () => {
    const button = document.createElement("button")
    button.type = "button"
    button.tabIndex = -1
    button.setAttribute("aria-hidden", "true")
    return button
  }
  const decorateAll = () => {
    for (const field of document.body.querySelectorAll("input, select, textarea")) {
      if (done.has(field)) continue
      done.add(field)
      if (hand === "around") {
        const focused = document.activeElement === field
        const wrapper = document.createElement("span")
        field.before(wrapper)
        wrapper.append(field)
        if (focused && field instanceof HTMLElement) field.focus()
      }
      field.before(icon())
      field.after(icon())
    }
  }
  new MutationObserver(decorateAll).observe(document.body, { childList: true, subtree: true })
  decorateAll()
}
