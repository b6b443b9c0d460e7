import { useState } from "react"
import { isStored } from "../../../services/storage/isStored"
import { readLocal, writeLocal } from "../../../services/storage/storage"
import type { Channel } from "../model/campaign"
import { channelProblems } from "../model/channels"
import { decodeText } from "../model/csv"
import {
  mergeTemplates,
  readTemplates,
  storedTemplates,
  templateLimit,
  withoutTemplates,
  type TemplateFile,
} from "../model/templates"

/** What the last action on the templates ended with. */
export type TemplateNews =
  | { kind: "saved"; name: string }
  | { kind: "wrong"; problem: ReturnType<typeof channelProblems>[number] }
  | { kind: "file"; file: TemplateFile }
  | { kind: "removed"; template: Channel; at: number }
  | { kind: "full" }
  | { kind: "unsaved" }

/** The templates of this browser: named sets of campaign parameters that become channels. */
export function useTemplates() {
  const stored = () => storedTemplates(readLocal("utmTemplates"))
  const [templates, setTemplates] = useState(stored)
  const [news, setNews] = useState<TemplateNews>()

  function store(next: readonly Channel[], done: TemplateNews | undefined): void {
    const text = JSON.stringify(next)
    writeLocal("utmTemplates", text)
    setTemplates([...next])
    setNews(isStored("utmTemplates", text) ? done : { kind: "unsaved" })
  }

  function add(added: readonly Channel[], done: TemplateNews): void {
    const next = mergeTemplates(stored(), added)
    if (next.length > templateLimit) setNews({ kind: "full" })
    else store(next, done)
  }

  return {
    templates,
    news,
    /** Keeps a channel as a template; one of the same name is replaced. */
    save: (channel: Channel) => {
      const [problem] = channelProblems([channel])
      if (problem) setNews({ kind: "wrong", problem })
      else add([channel], { kind: "saved", name: channel.name })
    },
    remove: (template: Channel) =>
      store(withoutTemplates(stored(), [template]), { kind: "removed", template, at: templates.indexOf(template) }),
    /** Brings back a template at its former place, counted from 0. */
    restore: (template: Channel, at: number) => store(mergeTemplates(stored(), [template], at), undefined),
    read: async (file: File) => {
      const contents = readTemplates(decodeText(await file.arrayBuffer()))
      if (contents.templates) add(contents.templates, { kind: "file", file: contents })
      else setNews({ kind: "file", file: contents })
    },
  }
}
