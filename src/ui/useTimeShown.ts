import { useEffect, useRef, type RefObject } from "react"
import { now } from "../lib/clock"
import { usePage } from "../router/usePage"

/** When the consent texts came into view, as ISO 8601; a text in another language is another text. */
export function useTimeShown(): RefObject<string> {
  const { language } = usePage()
  const time = useRef("")
  useEffect(() => {
    time.current = new Date(now()).toISOString()
  }, [language])
  return time
}
