/** What a form's controls and a stored query have in common. */
export interface FormDataLike {
  get: (name: string) => unknown
  getAll: (name: string) => readonly unknown[]
  has: (name: string) => boolean
}

/** The value of a text control; empty for anything else. */
export const textOf = (value: unknown): string => (typeof value === "string" ? value : "")
