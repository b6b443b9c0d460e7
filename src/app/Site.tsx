import { ShownLocationContext } from "../ui/useShownLocation"
import { RootLayout } from "./RootLayout"
import { RouteErrorPage } from "./RouteErrorPage"
import { ShellPage } from "./ShellPage"
import type { LoadedPage } from "./loadPage"
import { usePageLoader } from "./usePageLoader"

/**
 * The page of the current address. Pages of one name keep their state when only language or query change, since every
 * page stands in the same place of the tree.
 */
export function Site({ first }: { first: LoadedPage | undefined }) {
  const { address, location, navigation, page, over, failure } = usePageLoader(first)
  if (failure !== undefined) return <RouteErrorPage error={failure} />
  if (!page) return <ShellPage />
  return (
    <>
      <ShownLocationContext value={location}>
        <RootLayout page={page} navigation={navigation} />
      </ShownLocationContext>
      {over ? <ShownLocationContext value={address}>{over}</ShownLocationContext> : null}
    </>
  )
}
