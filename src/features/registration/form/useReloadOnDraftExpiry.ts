import { useEffect } from "react"
import { onBfcacheRestore } from "../../../lib/onBfcacheRestore"
import { reloadIfOnline } from "../../../lib/importOrReload"
import { isDraftExpired } from "../../../services/state/storedRegistration"
import { registrationStore } from "../../../services/state/registrationStore"

/**
 * Reloads the page if the browser restores it from the back/forward cache after the draft has expired: somebody else
 * may be using the device by then. The reloaded form is empty, since neither an expired draft is restored nor the
 * address of a registration sent as long ago (`initialValues` in useRegistrationForm.ts).
 */
export function useReloadOnDraftExpiry(): void {
  useEffect(
    () =>
      onBfcacheRestore(() => {
        const { draftAt } = registrationStore.getState()
        // `draftAt` is 0 if nothing was entered.
        if (draftAt > 0 && isDraftExpired(draftAt)) void reloadIfOnline()
      }),
    [],
  )
}
