import { useLayoutEffect, useState } from "react"

/** Returns a function that focuses the element with an id once the next render, which may add it, is shown. */
export function useFocusAfterRender(): (id: string) => void {
  const [wanted, setWanted] = useState<{ id: string }>()
  useLayoutEffect(() => {
    if (wanted) document.getElementById(wanted.id)?.focus()
  }, [wanted])
  return (id) => setWanted({ id })
}
