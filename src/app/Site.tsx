import { Route, Routes } from "react-router-dom"
import { RootLayout } from "./RootLayout"
import { ShellPage } from "./ShellPage"
import type { LoadedPage } from "./loadPage"
import { usePageLoader } from "./usePageLoader"

/**
 * The page of the current address. Pages of one name keep their state when only language or query change, since every
 * page stands in the same place of the tree.
 */
export function Site({ first }: { first: LoadedPage | undefined }) {
  const { location, navigation, page } = usePageLoader(first)
  if (!page) return <ShellPage />
  return (
    <Routes location={location}>
      <Route path="*" element={<RootLayout page={page} navigation={navigation} />} />
    </Routes>
  )
}
