import { useLayoutEffect, useRef } from "react"

/** Heading of a step; takes focus when the visitor's last action led here. */
export function PhoneHeading({ focused, children }: { focused: boolean; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (focused) heading.current?.focus()
  }, [focused])
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  )
}
