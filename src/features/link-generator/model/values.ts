import { isLanguage, type Language } from "../../../lib/languages"
import { textOf, type FormDataLike } from "../../../shared/forms/formData"

/** The language of a link; empty if recipients see the page in their own language. */
export type LinkLanguage = Language | ""

/** Values of the link generator's form. There is a link for each combination of language, page and channel. */
export interface LinkValues {
  code: string
  languages: readonly LinkLanguage[]
  pages: readonly string[]
  /** Channels, one per line; empty for links without one. */
  channels: string
  /** Campaign parameters of every link, one per line as `name=value`. */
  parameters: string
}

/** Values of an untouched form: a link to the start page in the recipient's own language. */
export const startValues: LinkValues = { code: "", languages: [""], pages: [""], channels: "", parameters: "" }

/** Reads the values from the form's controls, or from a draft stored as a query. */
export function readLinkValues(data: FormDataLike): LinkValues {
  return {
    code: textOf(data.get("code")),
    languages: data.getAll("languages").filter((value) => value === "" || isLanguage(value)),
    pages: data.getAll("pages").map(textOf),
    channels: textOf(data.get("channels")),
    parameters: textOf(data.get("parameters")),
  }
}

/** The values as a query for `readLinkValues`. */
export function draftOfLink({ code, languages, pages, channels, parameters }: LinkValues): string {
  const query = new URLSearchParams({ code, channels, parameters })
  for (const language of languages) query.append("languages", language)
  for (const page of pages) query.append("pages", page)
  return query.toString()
}

const linesOf = (text: string): string[] => text.split("\n").map((line) => line.trim())

/** The channels, each once; a single empty one if there are none. */
export function channelsIn(text: string): string[] {
  const channels = [...new Set(linesOf(text).filter(Boolean))]
  return channels.length > 0 ? channels : [""]
}

/** A campaign parameter. */
export interface Parameter {
  name: string
  value: string
}

/** The campaign parameters with the number of their line, counted from 1. A line without "=" is a name alone. */
export function parametersIn(text: string): (Parameter & { line: number })[] {
  return linesOf(text).flatMap((entry, index) => {
    const [name = "", ...value] = entry.split("=")
    return entry === "" ? [] : [{ name: name.trim(), value: value.join("=").trim(), line: index + 1 }]
  })
}

/** How many links the values make. */
export const linkCount = ({ languages, pages, channels }: LinkValues): number =>
  languages.length * pages.length * channelsIn(channels).length
