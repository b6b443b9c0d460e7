import { textOf, type FormDataLike } from "../../../shared/forms/formData"
import type { CampaignPlan, Channel } from "./campaign"
import { fillUtm, filledProblem, mapUtm, noUtm, utmProblem, fillingsOf, type UtmContext, type UtmProblem } from "./utm"
import { utmNames, type UtmName } from "./utmNames"

/** Errors of one channel, as keys in the namespace `campaign`. */
export type ChannelError = Partial<Record<"name" | UtmName, ChannelProblem>>

export type ChannelProblem =
  | "channels.error.nameMissing"
  | "channels.error.nameTwice"
  | "channels.error.none"
  | UtmProblem

/** An error of a control of a channel; `row` counts from 0. */
interface PartProblem {
  row: number
  part: "name" | UtmName
  problem: ChannelProblem
}

/** The channel of a new campaign. */
export const firstChannel: Channel = {
  name: "newsletter",
  utm: { ...noUtm, source: "{channel}", medium: "email", campaign: "{campaign}" },
}

/**
 * The channel that a form adds to its others. Its medium is empty, since no medium is the likely one; an error asks for
 * it.
 */
export const newChannel: Channel = { name: "", utm: { ...firstChannel.utm, medium: "" } }

/** The choices of a campaign that are filled into the values of its channels. */
type Choices = Pick<CampaignPlan, "name" | "pages" | "languages">

/**
 * The choices of a campaign that make the longest values of a channel. A hyphen stands in for a missing name, which has
 * an error of its own.
 */
function longestChoice({ name, pages, languages }: Choices, channel: string): UtmContext {
  const context = { campaign: name.trim() || "-", channel: channel.trim() || "-", page: "", language: "" } as const
  const longest = <Text extends string>(texts: readonly Text[], filling: (text: Text) => string): Text | "" =>
    [...texts].sort((one, other) => filling(other).length - filling(one).length)[0] ?? ""
  return {
    ...context,
    page: longest(pages, (page) => fillingsOf({ ...context, page }).page),
    language: longest(languages, (language) => fillingsOf({ ...context, language }).language),
  }
}

/**
 * The errors of channels. At least one channel is required; each needs a name of its own and values that keep the
 * rules. An empty list has its error at the name of row 0, though there is no such row.
 * @param choices what the placeholders will be filled in from; undefined for templates, which belong to no campaign
 */
export function channelProblems(channels: readonly Channel[], choices?: Choices): PartProblem[] {
  if (channels.length === 0) return [{ row: 0, part: "name", problem: "channels.error.none" }]
  const names = channels.map(({ name }) => name.trim().toLowerCase())
  return channels.flatMap(({ utm }, row): PartProblem[] => {
    const name = names[row] ?? ""
    const twice = names.indexOf(name) < row ? ("channels.error.nameTwice" as const) : undefined
    const filled = choices && fillUtm(utm, longestChoice(choices, channels[row]?.name ?? ""))
    const nameProblem = name === "" ? ("channels.error.nameMissing" as const) : twice
    return [
      ...(nameProblem ? [{ row, part: "name" as const, problem: nameProblem }] : []),
      ...utmNames.flatMap((part) => {
        const problem = utmProblem(part, utm[part].trim()) ?? (filled && filledProblem(part, utm, filled))
        return problem ? [{ row, part, problem }] : []
      }),
    ]
  })
}

/** Reads channels from a form's controls, which are named `channelName`, `channel_source`, … */
export function readChannels(data: FormDataLike): Channel[] {
  const values = valuesByParameter((name) => data.getAll(`channel_${name}`))
  return data
    .getAll("channelName")
    .map((name, row) => ({ name: textOf(name), utm: mapUtm((part) => textOf(values(part)[row])) }))
}

/** Reads the values of each parameter's controls once, in the order of the rows, and returns a look-up by parameter. */
function valuesByParameter(read: (name: UtmName) => readonly unknown[]): (name: UtmName) => readonly unknown[] {
  const lists = new Map(utmNames.map((name) => [name, read(name)]))
  return (name) => lists.get(name) ?? []
}
