import type { ComponentProps, MouseEvent } from "react"

interface FragmentLinkProps extends Omit<ComponentProps<"a">, "href" | "onClick"> {
  /** Id of the element that the link leads to. */
  target: string
  /** Which part of the page is scrolled into view; the element itself unless told otherwise. */
  scrollTo?: (element: HTMLElement) => Element | null
  /** How it is aligned there. */
  block?: ScrollLogicalPosition
}

/**
 * A link to a place on the same page: takes focus and view there and leaves the address as it is, so that Back still
 * leaves the page. Opened in a new tab it is an ordinary link.
 */
export function FragmentLink({ target, scrollTo = itself, block = "start", children, ...anchor }: FragmentLinkProps) {
  function lead(event: MouseEvent) {
    const element = document.getElementById(target)
    if (!element || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    element.focus({ preventScroll: true })
    scrollTo(element)?.scrollIntoView({ block })
  }
  return (
    <a {...anchor} href={`#${target}`} onClick={lead}>
      {children}
    </a>
  )
}

const itself = (element: HTMLElement) => element
