import { useState } from "react"
import { isRecord } from "../../lib/isRecord"
import { readLocal, writeLocal } from "../../services/storage/storage"
import type { FlagServiceIds } from "./model/handOver"

/** The ids that were typed in this browser before, the same for every experiment; empty at first. */
function storedIds(): FlagServiceIds {
  try {
    const stored: unknown = JSON.parse(readLocal("flagServiceIds") ?? "null")
    const { datasource, assignmentQuery }: Record<string, unknown> = isRecord(stored) ? stored : {}
    return {
      datasource: typeof datasource === "string" ? datasource : "",
      assignmentQuery: typeof assignmentQuery === "string" ? assignmentQuery : "",
    }
  } catch {
    return { datasource: "", assignmentQuery: "" }
  }
}

/** The ids of the flag service's data source and assignment query, which this browser keeps, and how to change them. */
export function useFlagServiceIds() {
  const [ids, setIds] = useState(storedIds)
  const change = (changed: Partial<FlagServiceIds>) => {
    const next = { ...ids, ...changed }
    setIds(next)
    writeLocal("flagServiceIds", JSON.stringify(next))
  }
  return [ids, change] as const
}
