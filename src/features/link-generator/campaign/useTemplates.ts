import { useState } from "react"
import { readLocal, writeLocal } from "../../../services/storage/storage"
import type { Channel } from "../model/campaign"
import { channelProblems } from "../model/channels"
import { decodeText } from "../model/csv"
import { mergeTemplates, readTemplates, storedTemplates, type TemplateFile } from "../model/templates"

/** What the last action on the templates ended with. */
export type TemplateNews =
  | { kind: "saved"; name: string }
  | { kind: "wrong"; problem: ReturnType<typeof channelProblems>[number] }
  | { kind: "file"; file: TemplateFile }

/** The templates of this browser: named sets of campaign parameters that become channels. */
export function useTemplates() {
  const [templates, setTemplates] = useState(() => storedTemplates(readLocal("utmTemplates")))
  const [news, setNews] = useState<TemplateNews>()

  function store(next: Channel[]): void {
    writeLocal("utmTemplates", JSON.stringify(next))
    setTemplates(next)
  }

  return {
    templates,
    news,
    /** Keeps a channel as a template; one of the same name is replaced. */
    save: (channel: Channel) => {
      const [problem] = channelProblems([channel])
      if (problem) return setNews({ kind: "wrong", problem })
      store(mergeTemplates(templates, [channel]))
      setNews({ kind: "saved", name: channel.name })
    },
    remove: (template: Channel) => {
      store(templates.filter((one) => one !== template))
      setNews(undefined)
    },
    read: async (file: File) => {
      const contents = readTemplates(decodeText(await file.arrayBuffer()))
      if (contents.templates) store(mergeTemplates(templates, contents.templates))
      setNews({ kind: "file", file: contents })
    },
  }
}
