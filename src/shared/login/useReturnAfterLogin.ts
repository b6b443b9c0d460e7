import { useEffect } from "react"
import { splitPath } from "../../router/prefixes"
import { routeNamed, type RouteName } from "../../router/routeTable"
import { useLatest } from "../../router/useLatest"
import { usePageNavigation } from "../../router/usePageNavigation"
import { useShownLocation } from "../../router/useShownLocation"
import { useSettings } from "../../services/settings/useSettings"
import { readSession, removeSession, writeSession } from "../../services/storage/storage"

/** The pages for staff. The login leads back to one and the same of them, whichever it was opened from. */
const staffPages = ["admin-registrationlinkgenerator", "admin-splitgenerator"] as const satisfies readonly RouteName[]

/**
 * Brings those who log in back to the page for staff, its part and its language, on which they have followed a link to the
 * login: at the next such page that they open signed in. Where the tab's storage is refused, nothing is remembered.
 */
export function useReturnAfterLogin(signedIn: boolean): void {
  const { loginUrl } = useSettings()
  const { pathname, search } = useShownLocation()
  const { navigateTo } = usePageNavigation()
  const place = pathname + search
  const here = useLatest(place)

  useEffect(() => {
    function remember({ target }: MouseEvent): void {
      const link = target instanceof Element ? target.closest("a") : null
      if (link?.getAttribute("href") === loginUrl) writeSession("loginReturn", place)
    }
    document.addEventListener("click", remember, true)
    return () => document.removeEventListener("click", remember, true)
  }, [loginUrl, place])

  useEffect(() => {
    const wanted = signedIn ? readSession("loginReturn") : null
    if (wanted === null) return
    removeSession("loginReturn")
    if (wanted !== here.current && isStaffPage(wanted)) void navigateTo(() => wanted, { replace: true })
  }, [signedIn, here, navigateTo])
}

/** Whether an address, which anyone may have stored, is one of a page for staff. */
function isStaffPage(address: string): boolean {
  const { rest } = splitPath(address.replace(/\?.*$/, ""))
  // Two slashes would be the address of another host.
  return !address.startsWith("//") && staffPages.some((name) => routeNamed(name).path === rest)
}
