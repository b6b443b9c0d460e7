/** How long flag usage is collected before it is sent, in milliseconds (specification section 9). */
const batchMs = 2000

/**
 * Creates the function that reports flag usage to the flag service, in batches (specification section 7, call 4).
 * @param serviceUrl absolute URL of the flag service
 * @param key the setting growthbookRealtimeKey
 */
export function createUsagePing(serviceUrl: string, key: string): (flag: string, on: boolean) => void {
  let events: { key: string; on: boolean }[] = []
  const send = () => {
    const query = new URLSearchParams({ key, events: JSON.stringify(events) })
    events = []
    // A lost ping does not matter.
    fetch(`${serviceUrl}/rt?${query}`, { keepalive: true }).catch(() => undefined)
  }
  return (flag, on) => {
    if (events.length === 0) setTimeout(send, batchMs)
    events.push({ key: flag, on })
  }
}
