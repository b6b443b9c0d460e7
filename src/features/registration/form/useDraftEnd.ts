import { useEffect } from "react"
import { onBfcacheRestore } from "../../../lib/onBfcacheRestore"
import { reloadIfOnline } from "../../../lib/importOrReload"
import { isDraftOver, registrationStore } from "../../../services/state/registrationStore"

/**
 * Begins the page anew when the browser brings it back, by Back or Forward, after its draft's time is over: what a reload
 * would not show any more is not shown to whoever uses the device by then either.
 */
export function useDraftEnd(): void {
  useEffect(
    () =>
      onBfcacheRestore(() => {
        if (isDraftOver(registrationStore.getState().draftAt)) void reloadIfOnline()
      }),
    [],
  )
}
