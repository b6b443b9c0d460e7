import type { ComponentProps } from "react"
import type { EntryState } from "./entryState"
import { useHref, useLinkClickHandler, type To } from "react-router-dom"

interface SiteLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** Router path of the page, as a string or in parts. */
  to: To
  /** What the link's address names instead, e.g. until hydration, which does not correct a prerendered address. */
  addressTo?: To | undefined
  /** State of the new history entry. */
  state?: EntryState | undefined
  replace?: boolean
}

/**
 * A link within the site that loads no new document. The router's own `Link` has prefetching code that is not needed.
 */
export function SiteLink({ to, addressTo = to, state, replace, onClick, children, ...anchor }: SiteLinkProps) {
  const href = useHref(addressTo)
  const follow = useLinkClickHandler(to, { state, ...(replace !== undefined && { replace }) })
  return (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}
