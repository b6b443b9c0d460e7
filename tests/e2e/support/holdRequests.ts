import type { Page, Request } from "@playwright/test"

interface HeldRequests {
  /** Which of the requests to hold back; by default all. */
  isHeld?: (request: Request) => boolean
  /** How many requests the rule is for; by default all. */
  times?: number
}

/**
 * Holds back the requests for a URL until they are released: whatever a test does before that comes first.
 * @param url a glob or a pattern, as `page.route` takes it
 */
export async function holdRequests(
  page: Page,
  url: string | RegExp,
  { isHeld = () => true, ...limit }: HeldRequests = {},
): Promise<{ release: () => void }> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(
    url,
    async (route) => {
      if (isHeld(route.request())) await released
      await route.continue()
    },
    limit,
  )
  return { release }
}
