import { useEffect, useRef, type RefObject } from "react"
import { now } from "../lib/clock"
import { usePage } from "../router/usePage"

/** When the consent texts were shown, as ISO 8601; a text in another language is a different text. */
export function useTimeShown(): RefObject<string> {
  const { language } = usePage()
  const time = useRef("")
  useEffect(() => {
    time.current = new Date(now()).toISOString()
  }, [language])
  return time
}
