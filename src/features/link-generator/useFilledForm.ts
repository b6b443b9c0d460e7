import { useState } from "react"
import { isSameValue } from "../../shared/forms/fieldErrors"
import type { useLinkGenerator } from "./useLinkGenerator"
import type { LinkValues } from "./model/values"

/**
 * Fills the form for a single link with what a link holds. What somebody has typed can be brought back until they edit the
 * form again, also after further links were read into it.
 */
export function useFilledForm({
  values,
  setValues,
}: Pick<ReturnType<typeof useLinkGenerator>["form"], "values" | "setValues">) {
  const [last, setLast] = useState<{ before: LinkValues; read: LinkValues }>()
  const [fillCount, setFillCount] = useState(0)
  const unedited = last && isSameValue(last.read, values) ? last : undefined
  function show(next: LinkValues): void {
    setFillCount((times) => times + 1)
    setValues(next)
  }

  return {
    /** Changes whenever the form holds another link. */
    fillCount,
    /** Whether the form holds what a link has brought into it. */
    filled: unedited !== undefined,
    fill: (read: LinkValues): void => {
      setLast({ before: unedited?.before ?? values, read })
      show(read)
    },
    /** Brings back what the form held before the first of these links. */
    undo: (): void => {
      if (unedited) show(unedited.before)
      setLast(undefined)
    },
  }
}
