import { useState } from "react"
import { storedList } from "../../../services/storage/storedList"
import type { Channel } from "../model/campaign"
import { channelProblems } from "../model/channels"
import {
  mergeTemplates,
  newTemplates,
  readTemplateFile,
  replacedTemplates,
  parseStoredTemplates,
  templateLimit,
  withoutTemplates,
  type TemplateFile,
} from "../model/templates"

/** Templates that were added together; some may have replaced others of the same names. */
export interface Replacement {
  /** The templates that were added, without those that were there already with the same name and values. */
  added: readonly Channel[]
  /** The templates that were replaced, with their places, counted from 0. */
  replaced: readonly { template: Channel; at: number }[]
}

/** The result of the last action on the templates. */
export type TemplateResult =
  | { kind: "saved"; name: string; replacement: Replacement }
  | { kind: "badChannel"; problem: ReturnType<typeof channelProblems>[number] }
  | { kind: "added"; count: number; replacement: Replacement }
  | { kind: "badFile"; file: Exclude<TemplateFile, { problem?: never }> }
  | { kind: "removed"; template: Channel; at: number }
  | { kind: "full" }
  | { kind: "unsaved" }

const list = storedList("utmTemplates", parseStoredTemplates, (templates: readonly Channel[]) =>
  JSON.stringify(templates),
)

/** The last result, if it can be undone. Kept in the module, not in the view, so that Undo outlives the view. */
let latest: TemplateResult | undefined

const canBeUndone = (result: TemplateResult): boolean =>
  result.kind === "removed" || ("replacement" in result && result.replacement.replaced.length > 0)

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

  function add(added: readonly Channel[], done: (replacement: Replacement) => TemplateResult): void {
    const former = list.read()
    if (mergeTemplates(former, added).length > templateLimit) return setResult({ kind: "full" })
    change(
      (stored) => mergeTemplates(stored, added),
      done({ added: newTemplates(added, former), replaced: replacedTemplates(former, added) }),
    )
  }

  return {
    templates,
    result,
    /** Keeps a channel as a template; a template of the same name is replaced. */
    save: (channel: Channel) => {
      const [problem] = channelProblems([channel])
      if (problem) setResult({ kind: "badChannel", problem })
      else add([channel], (replacement) => ({ kind: "saved", name: channel.name, replacement }))
    },
    remove: (template: Channel) =>
      change((stored) => withoutTemplates(stored, [template]), {
        kind: "removed",
        template,
        at: templates.indexOf(template),
      }),
    /** Brings back a template at its former place, counted from 0. */
    restore: (template: Channel, at: number) => change((stored) => mergeTemplates(stored, [template], at), undefined),
    /** Removes the templates that were added, and brings back those that they replaced. */
    undoReplacement: ({ added, replaced }: Replacement) =>
      change(
        (stored) =>
          replaced.reduce<readonly Channel[]>(
            (all, { template, at }) => mergeTemplates(all, [template], at),
            withoutTemplates(stored, added),
          ),
        undefined,
      ),
    /** Adds the templates of a file, given its text. */
    read: (text: string) => {
      const contents = readTemplateFile(text)
      const { templates: added } = contents
      if (added) add(added, (replacement) => ({ kind: "added", count: added.length, replacement }))
      else setResult({ kind: "badFile", file: contents })
    },
  }
}
