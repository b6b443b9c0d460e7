import type { BrowserContext, Route } from "@playwright/test"

/** How a third-party service can fail. */
const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  blocked: (route) => route.abort("blockedbyclient"),
  "answering 500": (route) => route.fulfill({ status: 500, body: "" }),
  hanging: () => new Promise(() => undefined),
  broken: (route) => route.fulfill({ contentType: "text/javascript", body: "<!doctype html><p>" }),
  throwing: (route) => route.fulfill({ contentType: "text/javascript", body: "throw new Error('outside')" }),
}

/** The third-party services, by the common part of their URLs. */
const services: Readonly<Record<string, RegExp>> = {
  consent: /\/entrance\/cmp\//,
  "tag manager": /googletagmanager/,
  experiments: /growthbook-proxy/,
  "error reports": /\/envelope\//,
}

/** Matches the URLs of all third-party services. */
export const outsideServices = new RegExp(
  Object.values(services)
    .map(({ source }) => source)
    .join("|"),
)

/** Settings that enable every third-party service. */
export const allServices = (url: string) => ({
  environment: "benchmark",
  growthbookClientKey: "sdk-benchmark",
  cmpSettingsId: "benchmark",
  gtmContainerId: "GTM-BENCH1",
  sentryDsn: `${url.replace("://", "://key@")}/1`,
})

/** One service failing in one way; the first entry is undisturbed. */
export interface Disturbance {
  title: string
  prepare: (context: BrowserContext) => Promise<void>
}

/** The benchmark never leaves the machine: this stands in for the tag manager's host. */
async function playTagManager(context: BrowserContext): Promise<void> {
  await context.route(/googletagmanager/, (route) => route.fulfill({ contentType: "text/javascript", body: "" }))
}

/** No failure first, then every service with every failure. */
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
