import type { ComponentProps } from "react"
import type { EntryState } from "./entryState"
import { useHref, useLinkClickHandler, type To } from "react-router-dom"

interface SiteLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** Router path of the page, or its parts. */
  to: To
  /** What the history entry of the page holds. */
  state?: EntryState | undefined
  replace?: boolean
  /** Whether the page stays where it is scrolled to. */
  preventScrollReset?: boolean
}

/**
 * A link to a page of this site, which is opened without loading a new document. The router's own component would bring
 * its prefetching along, which nothing here uses.
 */
export function SiteLink({ to, state, replace, preventScrollReset, onClick, children, ...anchor }: SiteLinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler(to, {
    state,
    ...(replace !== undefined && { replace }),
    ...(preventScrollReset !== undefined && { preventScrollReset }),
  })
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
