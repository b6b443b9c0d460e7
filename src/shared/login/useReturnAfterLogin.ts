import { useEffect } from "react"
import { useNavigate } from "react-router-dom"
import { basePath } from "../../lib/basePath"
import { splitPath } from "../../router/prefixes"
import { routeNamed, type RouteName } from "../../router/routeTable"
import { useSettings } from "../../services/settings/useSettings"
import { readSession, removeSession, writeSession } from "../../services/storage/storage"

const adminPages = ["admin-registrationlinkgenerator", "admin-splitgenerator"] as const satisfies readonly RouteName[]

const currentAddress = () => location.pathname.slice(basePath.length) + location.search

/**
 * After a login, returns the visitor to the admin page (with its query and language) on which they clicked the link to
 * the login. The login itself always leads to the same admin page; this hook, which every admin page uses, then
 * navigates from there. Nothing is remembered if session storage is refused. Imports only modules that every page has
 * loaded anyway, because the bundler puts this code into a chunk that visitors' pages load too.
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

  // Only on mount and when the visitor signs in, not whenever the address changes: a visitor who came back without
  // logging in must not be moved to another page later.
  useEffect(() => {
    const wanted = signedIn ? readSession("loginReturn") : null
    if (wanted === null) return
    removeSession("loginReturn")
    if (wanted !== currentAddress() && isAdminPage(wanted)) void navigate(wanted, { replace: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `navigate` changes with each address
  }, [signedIn])
}

/** Whether an address, which anyone may have stored, is that of an admin page. */
function isAdminPage(address: string): boolean {
  const { rest } = splitPath(address.replace(/\?.*$/, ""))
  // An address that begins with two slashes names another host.
  return !address.startsWith("//") && adminPages.some((name) => routeNamed(name).path === rest)
}
