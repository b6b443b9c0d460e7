/** How long uses of flags are gathered before they are told, in milliseconds (specification section 9). */
const batchMs = 2000

/**
 * Makes the function that tells the flag service which flags were used, in batches (specification section 7, call 4).
 * @param host absolute address of the flag service
 * @param key the setting growthbookRealtimeKey
 */
export function createUsagePing(host: string, key: string): (flag: string, on: boolean) => void {
  let events: { key: string; on: boolean }[] = []
  const send = () => {
    const query = new URLSearchParams({ key, events: JSON.stringify(events) })
    events = []
    // Nobody misses a ping that is lost.
    fetch(`${host}/rt?${query}`, { keepalive: true }).catch(() => undefined)
  }
  return (flag, on) => {
    if (events.length === 0) setTimeout(send, batchMs)
    events.push({ key: flag, on })
  }
}
