import type { ReactNode } from "react"
import { useShownLocation } from "./useShownLocation"
import { SiteLink } from "./SiteLink"

/**
 * A link that opens a page as a dialog over the current one (a modal route); Back closes it. In a new tab, after a
 * reload and as a shared link it is a page of its own.
 * @param to router path of a page that can be a dialog
 */
export function ModalLink({ to, children }: { to: string; children: ReactNode }) {
  const background = useShownLocation()
  return (
    <SiteLink to={to} state={{ background }}>
      {children}
    </SiteLink>
  )
}
