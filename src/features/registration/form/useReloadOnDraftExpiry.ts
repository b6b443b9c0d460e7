import { useEffect } from "react"
import { onBfcacheRestore } from "../../../lib/onBfcacheRestore"
import { reloadIfOnline } from "../../../lib/importOrReload"
import { isDraftExpired } from "../../../services/state/storedRegistration"
import { registrationStore } from "../../../services/state/registrationStore"

/**
 * Reloads the page if the browser restores it from the back/forward cache after the draft has expired: somebody else
 * may use the device by then, and a reload would not show the draft either.
 */
export function useReloadOnDraftExpiry(): void {
  useEffect(
    () =>
      onBfcacheRestore(() => {
        const { draftAt } = registrationStore.getState()
        // 0 if nothing was entered.
        if (draftAt > 0 && isDraftExpired(draftAt)) void reloadIfOnline()
      }),
    [],
  )
}
