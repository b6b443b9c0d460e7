import type { ReactNode } from "react"
import { useShownLocation } from "./useShownLocation"
import { SiteLink } from "./SiteLink"

/**
 * A link to a page that opens as a dialog over the current one, which stays as it is; Back closes it. In a new tab, after
 * a reload and for whoever is sent the address it is a page of its own.
 * @param to router path of a page that can be shown as a dialog
 */
export function ModalLink({ to, children }: { to: string; children: ReactNode }) {
  const background = useShownLocation()
  return (
    <SiteLink to={to} state={{ background }}>
      {children}
    </SiteLink>
  )
}
