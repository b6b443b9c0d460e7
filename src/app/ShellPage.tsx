import { Skeleton } from "../ui/Skeleton/Skeleton"

/** What stands on the screen while a page that only the browser knows is loaded. */
export function ShellPage() {
  return (
    <main>
      <Skeleton />
    </main>
  )
}
