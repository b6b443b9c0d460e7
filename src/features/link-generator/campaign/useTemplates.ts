import { useState } from "react"
import { storedList } from "../../../services/storage/storedList"
import type { Channel } from "../model/campaign"
import { channelProblems } from "../model/channels"
import {
  mergeTemplates,
  newTemplates,
  readTemplates,
  replacedTemplates,
  storedTemplates,
  templateLimit,
  withoutTemplates,
  type TemplateFile,
} from "../model/templates"

/** Templates that others of the same names have replaced. */
export interface Replaced {
  /** Without those that were there already. */
  added: readonly Channel[]
  /** With their places, counted from 0. */
  former: readonly { template: Channel; at: number }[]
}

/** The result of the last action on the templates. */
export type TemplateResult =
  | { kind: "saved"; name: string; before: Replaced }
  | { kind: "wrong"; problem: ReturnType<typeof channelProblems>[number] }
  | { kind: "added"; count: number; before: Replaced }
  | { kind: "file"; file: Exclude<TemplateFile, { problem?: never }> }
  | { kind: "removed"; template: Channel; at: number }
  | { kind: "full" }
  | { kind: "unsaved" }

const list = storedList(
  "utmTemplates",
  storedTemplates,
  // Those that this browser keeps may be unfinished, unlike those of a file.
  (templates: readonly Channel[]) => JSON.stringify(templates),
)

/** The last result, if it can be undone: it outlives the view which shows it. */
let latest: TemplateResult | undefined

const canBeUndone = (result: TemplateResult): boolean =>
  result.kind === "removed" || ("before" in result && result.before.former.length > 0)

/** The templates of this browser: named sets of campaign parameters that become channels. */
export function useTemplates() {
  const [templates, setTemplates] = useState(list.read)
  const [result, setShownResult] = useState(latest)

  function setResult(next: TemplateResult | undefined): void {
    latest = next && canBeUndone(next) ? next : undefined
    setShownResult(next)
  }

  function change(to: (stored: readonly Channel[]) => readonly Channel[], done: TemplateResult | undefined): void {
    list.change(to)
    setTemplates(list.read())
    setResult(list.isStored() ? done : { kind: "unsaved" })
  }

  function add(added: readonly Channel[], done: (before: Replaced) => TemplateResult): void {
    const before = list.read()
    if (mergeTemplates(before, added).length > templateLimit) return setResult({ kind: "full" })
    change(
      (stored) => mergeTemplates(stored, added),
      done({ added: newTemplates(added, before), former: replacedTemplates(before, added) }),
    )
  }

  return {
    templates,
    result,
    /** Keeps a channel as a template; one of the same name is replaced. */
    save: (channel: Channel) => {
      const [problem] = channelProblems([channel])
      if (problem) setResult({ kind: "wrong", problem })
      else add([channel], (before) => ({ kind: "saved", name: channel.name, before }))
    },
    remove: (template: Channel) =>
      change((stored) => withoutTemplates(stored, [template]), {
        kind: "removed",
        template,
        at: templates.indexOf(template),
      }),
    /** Brings back a template at its former place, counted from 0. */
    restore: (template: Channel, at: number) => change((stored) => mergeTemplates(stored, [template], at), undefined),
    /** Brings back templates that were replaced, in place of those that came. */
    restoreReplaced: ({ added, former }: Replaced) =>
      change(
        (stored) =>
          former.reduce<readonly Channel[]>(
            (all, { template, at }) => mergeTemplates(all, [template], at),
            withoutTemplates(stored, added),
          ),
        undefined,
      ),
    /** Adds the templates of a file, given its text. */
    read: (text: string) => {
      const contents = readTemplates(text)
      const { templates: added } = contents
      if (added) add(added, (before) => ({ kind: "added", count: added.length, before }))
      else setResult({ kind: "file", file: contents })
    },
  }
}
