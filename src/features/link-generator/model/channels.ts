import { textOf, type FormDataLike } from "../../../shared/forms/formData"
import type { Channel } from "./campaign"
import { mapUtm, noUtm, utmNames, utmProblem, type UtmName, type UtmProblem } from "./utm"

/** Errors of one channel, as keys in the namespace `campaign`. */
export type ChannelError = Partial<Record<"name" | UtmName, ChannelProblem>>

export type ChannelProblem =
  | "channels.error.nameMissing"
  | "channels.error.nameTwice"
  | "channels.error.none"
  | UtmProblem

/** An error of a control of a channel, counted from 0. */
interface PartProblem {
  row: number
  part: "name" | UtmName
  problem: ChannelProblem
}

/** A channel to begin with. */
export const firstChannel: Channel = {
  name: "newsletter",
  utm: { ...noUtm, source: "{channel}", medium: "email", campaign: "{campaign}" },
}

/** The errors of channels: there is at least one, and each needs a name of its own and values that keep the rules. */
export function channelProblems(channels: readonly Channel[]): PartProblem[] {
  if (channels.length === 0) return [{ row: 0, part: "name", problem: "channels.error.none" }]
  const names = channels.map(({ name }) => name.trim().toLowerCase())
  return channels.flatMap(({ utm }, row): PartProblem[] => {
    const name = names[row] ?? ""
    const twice = names.indexOf(name) < row ? ("channels.error.nameTwice" as const) : undefined
    const nameProblem = name === "" ? ("channels.error.nameMissing" as const) : twice
    return [
      ...(nameProblem ? [{ row, part: "name" as const, problem: nameProblem }] : []),
      ...utmNames.flatMap((part) => {
        const problem = utmProblem(part, utm[part].trim())
        return problem ? [{ row, part, problem }] : []
      }),
    ]
  })
}

/** Reads channels from a form's controls, which are named `channelName`, `channel_source`, … */
export function readChannels(data: FormDataLike): Channel[] {
  const values = mapControls((name) => data.getAll(`channel_${name}`))
  return data
    .getAll("channelName")
    .map((name, row) => ({ name: textOf(name), utm: mapUtm((part) => textOf(values(part)[row])) }))
}

function mapControls(read: (name: UtmName) => readonly unknown[]): (name: UtmName) => readonly unknown[] {
  const lists = new Map(utmNames.map((name) => [name, read(name)]))
  return (name) => lists.get(name) ?? []
}
