import { useState } from "react"
import { isSameValue } from "../../shared/forms/fieldErrors"
import type { useLinkGenerator } from "./useLinkGenerator"
import type { LinkValues } from "./model/values"

/**
 * Fills the form for a single link with what a link holds. Undo brings back what was typed before, even if several
 * links have been read since; it is no longer offered once the form is edited.
 */
export function useFilledForm({
  values,
  setValues,
}: Pick<ReturnType<typeof useLinkGenerator>["form"], "values" | "setValues">) {
  const [last, setLast] = useState<{ before: LinkValues; read: LinkValues }>()
  const [fillCount, setFillCount] = useState(0)
  /** The last fill, while the form still holds exactly that. */
  const currentFill = last && isSameValue(last.read, values) ? last : undefined
  function show(next: LinkValues): void {
    setFillCount((times) => times + 1)
    setValues(next)
  }

  return {
    /** Changes whenever a link fills the form, and when that is undone. */
    fillCount,
    /** Whether the form still holds exactly what a link has filled in. */
    filled: currentFill !== undefined,
    fill: (read: LinkValues): void => {
      setLast({ before: currentFill?.before ?? values, read })
      show(read)
    },
    /** Brings back what the form held before the first link was read into it. */
    undo: (): void => {
      if (currentFill) show(currentFill.before)
      setLast(undefined)
    },
  }
}
