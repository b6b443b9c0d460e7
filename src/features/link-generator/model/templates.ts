import { isRecord } from "../../../lib/isRecord"
import type { Channel } from "./campaign"
import { channelProblems, type ChannelProblem } from "./channels"
import { readChannel } from "./storedCampaign"
import { mapUtm } from "./utm"

/** The most templates that a browser keeps; more are refused. */
export const templateLimit = 100

/** What a file of templates calls itself, so that another JSON file is not taken for one. */
const format = "utm-templates"

/** Why a file holds no templates; texts in the namespace `campaign`. */
export type TemplateFileProblem =
  | "templates.file.json"
  | "templates.file.format"
  | "templates.file.empty"
  | "templates.file.template"

/** Contents of a file of templates. */
export type TemplateFile =
  | { templates: readonly Channel[]; problem?: never }
  | {
      templates?: never
      problem: TemplateFileProblem
      /** Name or number of the template that breaks a rule; only for "templates.file.template". */
      template?: string
      /** The rule that the template breaks. */
      reason?: ChannelProblem
    }

const trimmed = ({ name, utm }: Channel): Channel => ({ name: name.trim(), utm: mapUtm((part) => utm[part].trim()) })

/** A template as text, to compare it: the same for templates with the same name and values. */
const textOf = (template: Channel): string => JSON.stringify(trimmed(template))

/** The file by which templates are shared. */
export const formatTemplates = (templates: readonly Channel[]): string =>
  `${JSON.stringify({ format, version: 1, templates: templates.map(trimmed) }, null, 2)}\n`

/** Reads a file of templates as a whole: with one bad template, none is taken. */
export function readTemplateFile(text: string): TemplateFile {
  let file: unknown
  try {
    file = JSON.parse(text.replace(/^\uFEFF/, ""))
  } catch {
    return { problem: "templates.file.json" }
  }
  if (!isRecord(file) || file["format"] !== format || !Array.isArray(file["templates"])) {
    return { problem: "templates.file.format" }
  }
  const templates = file["templates"].map(readChannel).map(trimmed)
  if (templates.length === 0) return { problem: "templates.file.empty" }
  const [wrong] = channelProblems(templates)
  if (!wrong) return { templates }
  const template = templates[wrong.row]?.name || String(wrong.row + 1)
  return { problem: "templates.file.template", template, reason: wrong.problem }
}

/** The templates in a stored text, which may be anything; those without a name are left out. */
export function parseStoredTemplates(text: string | null): Channel[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]")
    return Array.isArray(stored) ? stored.map(readChannel).filter(({ name }) => name !== "") : []
  } catch {
    return []
  }
}

/** The templates without those that share a name with one of the others. */
export function withoutTemplates(templates: readonly Channel[], others: readonly Channel[]): Channel[] {
  const key = ({ name }: Channel) => name.trim().toLowerCase()
  const names = new Set(others.map(key))
  return templates.filter((one) => !names.has(key(one)))
}

/**
 * The templates, with their places, that adding others would replace: those with the same name but other values.
 */
export function replacedTemplates(
  templates: readonly Channel[],
  added: readonly Channel[],
): { template: Channel; at: number }[] {
  const same = new Set(added.map(textOf))
  const kept = new Set(withoutTemplates(templates, added))
  return templates.flatMap((template, at) =>
    kept.has(template) || same.has(textOf(template)) ? [] : [{ template, at }],
  )
}

/** The added templates that a list does not hold yet with the same name and values. */
export function newTemplates(added: readonly Channel[], templates: readonly Channel[]): Channel[] {
  const held = new Set(templates.map(textOf))
  return added.filter((one) => !held.has(textOf(one)))
}

/**
 * A list of templates with others added, at the end or at a place counted from 0, in place of those of the same names.
 */
export function mergeTemplates(templates: readonly Channel[], added: readonly Channel[], at = Infinity): Channel[] {
  const rest = withoutTemplates(templates, added)
  return [...rest.slice(0, at), ...added, ...rest.slice(at)]
}
