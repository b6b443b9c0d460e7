import { useState } from "react"
import type { Channel } from "../model/campaign"
import { mapUtm, tidyUtm } from "../model/utm"

/** A change that can be taken back. */
type Change =
  | { kind: "removed"; channel: Channel; row: number }
  /** The channels before and after. */
  | { kind: "tidied"; before: readonly Channel[]; after: readonly Channel[] }

/** The channels with a change taken back; what was typed since then stays. */
function withoutChange(channels: readonly Channel[], change: Change): readonly Channel[] {
  if (change.kind === "removed") {
    return [...channels.slice(0, change.row), change.channel, ...channels.slice(change.row)]
  }
  return channels.map(({ name, utm }, row) => ({
    name,
    utm: mapUtm((part) =>
      utm[part] === change.after[row]?.utm[part] ? (change.before[row]?.utm[part] ?? utm[part]) : utm[part],
    ),
  }))
}

/**
 * Removes and tidies up channels; the last of these changes can be taken back.
 * @param onRows called with the channels after a change
 */
export function useChannelChanges(channels: readonly Channel[], onRows: (channels: readonly Channel[]) => void) {
  const [last, setLast] = useState<Change>()

  function apply(next: readonly Channel[], change: Change): void {
    setLast(change)
    onRows(next)
  }

  return {
    /** The last change; undefined if there is nothing to take back. */
    change: last,
    /** @param row counted from 0 */
    remove: (row: number): void => {
      const channel = channels[row]
      if (!channel) return
      apply(
        channels.filter((_, other) => other !== row),
        { kind: "removed", channel, row },
      )
    },
    tidy: (): void => {
      const after = channels.map(({ name, utm }) => ({ name, utm: mapUtm((part) => tidyUtm(utm[part])) }))
      apply(after, { kind: "tidied", before: channels, after })
    },
    /** Takes a change back. */
    undo: (change: Change): void => {
      setLast(undefined)
      onRows(withoutChange(channels, change))
    },
  }
}
