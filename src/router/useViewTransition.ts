import { useLayoutEffect, useRef, useState } from "react"

/** Renders a new state; resolves once it is rendered, or at once if it is no longer wanted. */
type Update = () => Promise<void>

let present = (update: Update): void => void update()

/** Sets how changes are presented (boot/viewTransitions.ts); until then they are applied at once. */
export function presentUpdatesWith(presentation: (update: Update) => void): void {
  present = presentation
}

/**
 * Shows a new state with a view transition where the browser supports them, otherwise at once.
 * @param rendered the current state; once a new one is rendered, with focus and scroll position, the animation begins
 * @returns a function, the same in every render. Its argument `setState` sets the state and returns true; since
 *   `setState` may be called some frames later, it returns false if the state is no longer wanted by then.
 */
export function useViewTransition(rendered: unknown): (setState: () => boolean) => void {
  const finish = useRef<() => void>(undefined)
  useLayoutEffect(() => finish.current?.(), [rendered])
  const [show] = useState(
    () => (setState: () => boolean) =>
      present(
        () =>
          new Promise((resolve) => {
            finish.current = resolve
            if (!setState()) resolve()
          }),
      ),
  )
  return show
}
