import { useEffect } from "react"
import { useNavigate } from "react-router-dom"
import { basePath } from "../../lib/basePath"
import { splitPath } from "../../router/prefixes"
import { routeNamed, type RouteName } from "../../router/routeTable"
import { useSettings } from "../../services/settings/useSettings"
import { readSession, removeSession, writeSession } from "../../services/storage/storage"

/** The admin pages. After a login the visitor always lands on the same one of them, whichever page they came from. */
const staffPages = ["admin-registrationlinkgenerator", "admin-splitgenerator"] as const satisfies readonly RouteName[]

/** Router path and query of the page. */
const currentAddress = () => location.pathname.slice(basePath.length) + location.search

/**
 * After a login, returns the visitor to the admin page (with its query and language) on which they clicked the link to
 * the login. This happens when they next open any admin page while signed in. Nothing is remembered if session storage
 * is refused. Imports only modules that every page has loaded anyway, because the bundler puts this code into a chunk
 * that visitors' pages load too.
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

  // Only on mount and when the visitor signs in, not whenever the address changes: they may have turned back before
  // reaching the login.
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
