/** Sizes of the visible page, in CSS pixels. */
export const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const

export interface Size {
  width: number
  height: number
}

/** Elements that may have a role (WAI-ARIA) on this site, by selector. */
export const roles = {
  alert: '[role="alert"]',
  button: "button",
  checkbox: 'input[type="checkbox"]',
  combobox: "select",
  dialog: "dialog[open]",
  heading: "h1, h2, h3",
  link: "a[href]",
  radio: 'input[type="radio"]',
  textbox: 'input:not([type]), input[type="text"], input[type="email"]',
} as const

export type Role = keyof typeof roles

/** An element of the page as a visitor meets it: found by role and name, used through real mouse and key events. */
export interface Control {
  click: () => Promise<void>
  /** Gives it focus and presses the keys of a text; what it held stays in front. */
  type: (text: string) => Promise<void>
  /** Replaces what a text field holds, key by key. */
  fill: (text: string) => Promise<void>
  /** Runs a function of the element in the page; it cannot use what stands around it in its file. */
  read: <Result>(look: (element: HTMLElement) => Result) => Promise<Result>
}

/** One tab of a browser with storage of its own. Every call has a deadline and rejects when it passes. */
export interface Tab {
  /** Loads a document; an absolute address. */
  open: (address: string) => Promise<void>
  back: () => Promise<void>
  reload: () => Promise<void>
  press: (key: "Enter" | "Escape" | "Tab") => Promise<void>
  /** Runs a function in the page; it cannot use what stands around it in its file. */
  read: <Result>(look: () => Result) => Promise<Result>
  /**
   * The elements with a role that can be seen, and with exactly this accessible name, which the browser itself computes;
   * without a name all of the role.
   */
  find: (role: Role, name?: string) => Promise<Control[]>
  /** A PNG of what is on the screen. */
  picture: () => Promise<Uint8Array>
  close: () => Promise<void>
}

/** A running browser. */
export interface Engine {
  newTab: (size: Size) => Promise<Tab>
  /** Ends it with everything that it has started. */
  stop: () => Promise<void>
}
