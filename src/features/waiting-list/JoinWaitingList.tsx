import { Loading } from "../../shared/feedback/Loading"
import type { ValidToken } from "../../shared/token/useEmailToken"
import { useHydrated } from "../../ui/useHydrated"
import styles from "./JoinWaitingList.module.css"
import { WaitingListForm } from "./WaitingListForm"

interface JoinWaitingListProps {
  /** Undefined until the token has been read. */
  token: ValidToken | undefined
  /** Called once the address is on the list. */
  onJoined: () => void
}

/**
 * The form to join the waiting list, or a placeholder. A prerendered page holds both, and its style sheet shows one of
 * them until it is hydrated: the form if the page's head script has read a valid token.
 */
export function JoinWaitingList({ token, onJoined }: JoinWaitingListProps) {
  const hydrated = useHydrated()
  return (
    <>
      {token ? null : (
        <div className={hydrated ? undefined : styles.placeholder}>
          <Loading />
        </div>
      )}
      {token || !hydrated ? (
        <div className={hydrated ? undefined : styles.form}>
          <WaitingListForm token={token} onJoined={onJoined} />
        </div>
      ) : null}
    </>
  )
}
