import { useEffect } from "react"
import { useNavigate } from "react-router-dom"
import { basePath } from "../../lib/basePath"
import { splitPath } from "../../router/prefixes"
import { routeNamed, type RouteName } from "../../router/routeTable"
import { useSettings } from "../../services/settings/useSettings"
import { readSession, removeSession, writeSession } from "../../services/storage/storage"

/** The pages for staff. The login leads back to one and the same of them, whichever it was opened from. */
const staffPages = ["admin-registrationlinkgenerator", "admin-splitgenerator"] as const satisfies readonly RouteName[]

/** Router path and query of the page. */
const currentAddress = () => location.pathname.slice(basePath.length) + location.search

/**
 * Brings those who log in back to the page for staff, its part and its language, on which they have followed a link to the
 * login: at the next such page that they open signed in. Where the tab's storage is refused, nothing is remembered. Only
 * with what every page has loaded anyway: the bundler puts it beside a layout that pages for visitors share.
 */
export function useReturnAfterLogin(signedIn: boolean): void {
  const { loginUrl } = useSettings()
  const navigate = useNavigate()

  useEffect(() => {
    function remember({ target }: MouseEvent): void {
      const link = target instanceof Element ? target.closest("a") : null
      if (link?.getAttribute("href") === loginUrl) writeSession("loginReturn", currentAddress())
    }
    document.addEventListener("click", remember, true)
    return () => document.removeEventListener("click", remember, true)
  }, [loginUrl])

  // For once, and not whenever the address changes: somebody may have turned back on the way to the login.
  useEffect(() => {
    const wanted = signedIn ? readSession("loginReturn") : null
    if (wanted === null) return
    removeSession("loginReturn")
    if (wanted !== currentAddress() && isStaffPage(wanted)) void navigate(wanted, { replace: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the function changes with each address
  }, [signedIn])
}

/** Whether an address, which anyone may have stored, is one of a page for staff. */
function isStaffPage(address: string): boolean {
  const { rest } = splitPath(address.replace(/\?.*$/, ""))
  // Two slashes would be the address of another host.
  return !address.startsWith("//") && staffPages.some((name) => routeNamed(name).path === rest)
}
