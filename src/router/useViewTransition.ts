import { useLayoutEffect, useRef, useState } from "react"

/** Changes what is rendered; resolves once it is, or is no longer wanted. */
type Update = () => Promise<void>

let present = (update: Update): void => void update()

/** Sets how changes are presented (boot/viewTransitions.ts); until then they are applied at once. */
export function presentUpdatesWith(presentation: (update: Update) => void): void {
  present = presentation
}

/**
 * Shows a new state as a view transition where the browser has them, otherwise at once.
 * @param rendered the state; once the new one is rendered, with focus and scroll position, the animation begins
 * @returns a function, the same in every render, that takes an update. The update sets the state and returns true; it
 *   may run some frames later, so it returns false if the state is no longer wanted by then.
 */
export function useViewTransition(rendered: unknown): (update: () => boolean) => void {
  const finish = useRef<() => void>(undefined)
  useLayoutEffect(() => finish.current?.(), [rendered])
  const [show] = useState(
    () => (update: () => boolean) =>
      present(
        () =>
          new Promise((resolve) => {
            finish.current = resolve
            if (!update()) resolve()
          }),
      ),
  )
  return show
}
