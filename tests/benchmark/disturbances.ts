import type { BrowserContext, Route } from "@playwright/test"

/** How an outside service can fail. */
const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  blocked: (route) => route.abort("blockedbyclient"),
  "answering 500": (route) => route.fulfill({ status: 500, body: "" }),
  hanging: () => new Promise(() => undefined),
  broken: (route) => route.fulfill({ contentType: "text/javascript", body: "<!doctype html><p>" }),
  throwing: (route) => route.fulfill({ contentType: "text/javascript", body: "throw new Error('outside')" }),
}

/** The outside services, by what their addresses have in common. */
const services: Readonly<Record<string, RegExp>> = {
  consent: /\/entrance\/cmp\//,
  "tag manager": /googletagmanager/,
  experiments: /growthbook-proxy/,
  "error reports": /\/envelope\//,
}

/** What the addresses of all outside services match. */
export const outsideServices = new RegExp(
  Object.values(services)
    .map(({ source }) => source)
    .join("|"),
)

/** The settings under which every outside service is used. */
export const allServices = (url: string) => ({
  environment: "benchmark",
  growthbookClientKey: "sdk-benchmark",
  cmpSettingsId: "benchmark",
  gtmContainerId: "GTM-BENCH1",
  sentryDsn: `${url.replace("://", "://key@")}/1`,
})

/** One service failing in one way; undisturbed in the first. */
export interface Disturbance {
  title: string
  prepare: (context: BrowserContext) => Promise<void>
}

/** Nothing of this benchmark leaves the machine: the tag manager's host is played here. */
async function playTagManager(context: BrowserContext): Promise<void> {
  await context.route(/googletagmanager/, (route) => route.fulfill({ contentType: "text/javascript", body: "" }))
}

/** Every service with every failure, and first of all none. */
export const disturbances: readonly Disturbance[] = [
  { title: "undisturbed", prepare: playTagManager },
  ...Object.entries(services).flatMap(([service, address]) =>
    Object.entries(failures).map(([failure, fail]) => ({
      title: `${service} ${failure}`,
      prepare: async (context: BrowserContext) => {
        await playTagManager(context)
        await context.route(address, fail)
      },
    })),
  ),
]
