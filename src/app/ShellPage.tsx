import { Skeleton } from "../ui/Skeleton/Skeleton"

/** Shown while a page that is only known at run time is loading. */
export function ShellPage() {
  return (
    <main>
      <Skeleton />
    </main>
  )
}
