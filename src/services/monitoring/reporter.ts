import {
  BrowserClient,
  breadcrumbsIntegration,
  captureEvent,
  captureException,
  defaultStackParser,
  eventFiltersIntegration,
  getCurrentScope,
  httpContextIntegration,
  linkedErrorsIntegration,
  makeFetchTransport,
  type ErrorEvent,
} from "@sentry/react"
import { releaseId } from "../settings/release"
import { extensionAddress } from "./extensions"
import { createLimit } from "./limit"
import { fetchWithCooldown } from "./fetchWithCooldown"
import { reportTo, type Problem } from "./report"
import { createScrub, type Scrub } from "./scrub"

export interface ReporterOptions {
  /** Where reports go (setting sentryDsn). */
  dsn: string
  /** Name of the environment (setting environment). */
  environment: string
  /** X-Session-ID of this page load, by which a report and the backend's records find each other. */
  sessionId: string
  /** The texts that are personal just now, to be scrubbed wherever they stand. */
  personal: () => readonly (string | undefined)[]
}

/** How many reports are sent within a minute (specification section 9). */
const itemsPerMinute = 60

/** Complaints that are not the site's: apps that put scripts of their own into the pages they show. */
const ignoreErrors = [
  "_AutofillCallbackHandler",
  "ResizeObserver loop",
  "instantSearchSDKJSBridgeClearHighlight",
  "zaloJSV2",
  "Java object is gone",
]

/**
 * Starts error reporting (product decisions, section 6): sends what has waited, then every problem as it comes; 60 a
 * minute, 100 breadcrumbs, scrubbed, without IP address, cookies, sessions, traces or recordings. The client is put
 * together by hand, since `init` brings parts that are of no use here (docs/decisions/error-reporting.md).
 */
export function startReporter({ dsn, environment, sessionId, personal }: ReporterOptions): void {
  const scrub = createScrub(personal)
  const passes = createLimit(itemsPerMinute, 60_000)
  // The page's own fetch, before breadcrumbs are taken of it.
  const request = fetchWithCooldown(window.fetch.bind(window))
  const client = new BrowserClient({
    dsn,
    environment,
    release: releaseId,
    transport: (options) =>
      makeFetchTransport({ ...options, bufferSize: itemsPerMinute, fetchOptions: { credentials: "omit" } }, request),
    stackParser: defaultStackParser,
    integrations: [
      eventFiltersIntegration({ ignoreErrors, denyUrls: [extensionAddress] }),
      linkedErrorsIntegration(),
      httpContextIntegration(),
      breadcrumbsIntegration({ xhr: false }),
    ],
    maxBreadcrumbs: 100,
    sendClientReports: false,
    // Else the client would change the words of failed requests.
    enhanceFetchErrorMessages: false,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
      graphQL: { document: true, variables: false },
      stackFrameVariables: false,
    },
    // Twice: what was typed then may be gone when the report is sent.
    beforeBreadcrumb: (breadcrumb) => Object.assign(breadcrumb, scrub({ ...breadcrumb })),
    beforeSend: (event) => (passes() ? scrubEvent(event, scrub) : null),
  })
  const scope = getCurrentScope()
  scope.setClient(client)
  scope.setTag("session_id", sessionId)
  client.init()
  reportTo(send)
}

/** Scrubs all that an event tells; what the service needs to take it (ids, time, release, platform) stays. */
function scrubEvent(event: ErrorEvent, scrub: Scrub): ErrorEvent {
  const { user: _user, server_name: _server, ...kept } = event
  const { message, logentry, exception, breadcrumbs, request, extra, tags, contexts, fingerprint, transaction } = kept
  const told = { message, logentry, exception, breadcrumbs, request, extra, tags, contexts, fingerprint, transaction }
  return Object.assign(kept, scrub(told))
}

const uncaught = new Set<string>(["uncaught-error", "unhandled-rejection"])

/** Hands a problem to the client: an error with its stack, anything else as a message. */
function send({ name, detail, reference, error }: Problem): void {
  const tags = { problem: name, ...(reference && { correlation_id: reference }) }
  if (error instanceof Error) {
    captureException(error, { captureContext: { tags }, mechanism: { type: name, handled: !uncaught.has(name) } })
  } else captureEvent({ message: `${name}: ${detail}`, level: "error", fingerprint: [name, detail], tags })
}
