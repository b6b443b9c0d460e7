/** The part of FormData that URLSearchParams has too: drafts are stored as query text. */
export interface FormDataLike {
  get: (name: string) => unknown
  getAll: (name: string) => readonly unknown[]
  has: (name: string) => boolean
}

/** The value of a text control; empty for anything else. */
export const textOf = (value: unknown): string => (typeof value === "string" ? value : "")
