/** The viewport of a phone, in CSS pixels. */
export const viewport = { width: 390, height: 844 } as const

/** Selectors for the elements that may have a role (WAI-ARIA) on this site. */
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

/** An element of the page as a visitor uses it: found by role and name, operated through real mouse and key events. */
export interface Control {
  click: () => Promise<void>
  /** Focuses it and types a text after the existing value. */
  type: (text: string) => Promise<void>
  /** Replaces the value of a text field, key by key. */
  fill: (text: string) => Promise<void>
  /** Runs a function of the element in the page; it cannot use anything else from its file. */
  read: <Result>(look: (element: HTMLElement) => Result) => Promise<Result>
}

/** A browser tab with storage of its own. Every call has a timeout and rejects when it expires. */
export interface Tab {
  /** Loads a document, by absolute URL. */
  open: (address: string) => Promise<void>
  back: () => Promise<void>
  reload: () => Promise<void>
  press: (key: "Enter" | "Escape" | "Tab") => Promise<void>
  /** Runs a function in the page; it cannot use anything else from its file. */
  read: <Result>(look: () => Result) => Promise<Result>
  /**
   * The visible elements with a role and exactly this accessible name, as computed by the browser itself; without a
   * name, all of the role.
   */
  find: (role: Role, name?: string) => Promise<Control[]>
  /** A PNG of the viewport. */
  picture: () => Promise<Uint8Array>
  close: () => Promise<void>
}

/** A running browser. */
export interface Engine {
  /**
   * Opens a tab of its own.
   * @param waitsForLoad whether to open a page is to wait until everything has loaded
   */
  newTab: (waitsForLoad: boolean) => Promise<Tab>
  /** Ends it and its child processes. */
  stop: () => Promise<void>
}
