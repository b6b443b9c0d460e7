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
import { extensionUrl } from "./extensionUrl"
import { isForeign, uncaught } from "./foreignErrors"
import { createRateLimiter } from "./rateLimiter"
import { setReporter, type Problem } from "./report"
import { createScrub, type Scrub } from "./scrub"

export interface ReporterOptions {
  dsn: string
  environment: string
  /** X-Session-ID of this page load, which links a report to the backend's logs. */
  sessionId: string
  /** Texts that are currently personal data and are scrubbed wherever they occur. */
  personal: () => readonly (string | undefined)[]
}

/** Limit of reports sent per minute (specification section 9). */
const itemsPerMinute = 60

/**
 * Starts error reporting (product decisions, section 6): sends the queued problems, then every new one; 60 a minute,
 * 100 breadcrumbs, scrubbed, without IP address, cookies, sessions, traces or recordings. The client is assembled by
 * hand, since `init` includes parts that are not needed (docs/decisions/error-reporting.md).
 */
export function startReporter({ dsn, environment, sessionId, personal }: ReporterOptions): void {
  const scrub = createScrub(personal)
  const takeFromQuota = createRateLimiter(itemsPerMinute, 60_000)
  // The original fetch, before the breadcrumbs integration wraps it.
  const request = window.fetch.bind(window)
  const client = new BrowserClient({
    dsn,
    environment,
    release: releaseId,
    transport: (options) =>
      makeFetchTransport({ ...options, bufferSize: itemsPerMinute, fetchOptions: { credentials: "omit" } }, request),
    stackParser: defaultStackParser,
    integrations: [
      // The browser's own message about ResizeObserver is not an error.
      eventFiltersIntegration({ ignoreErrors: ["ResizeObserver loop"], denyUrls: [extensionUrl] }),
      linkedErrorsIntegration(),
      httpContextIntegration(),
      breadcrumbsIntegration({ xhr: false }),
    ],
    maxBreadcrumbs: 100,
    sendClientReports: false,
    // Otherwise the client would change the messages of failed requests.
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
    // Scrubbed here as well: what was typed at this time may no longer be known when the report is sent.
    beforeBreadcrumb: (breadcrumb) => Object.assign(breadcrumb, scrub({ ...breadcrumb })),
    beforeSend: (event) => (takeFromQuota() ? scrubEvent(event, scrub) : null),
  })
  const scope = getCurrentScope()
  scope.setClient(client)
  scope.setTag("session_id", sessionId)
  client.init()
  setReporter(send)
}

/** Scrubs the content of an event; what the service needs to accept it (ids, time, release, platform) is kept. */
function scrubEvent(event: ErrorEvent, scrub: Scrub): ErrorEvent {
  const { user: _user, server_name: _server, ...kept } = event
  const { message, logentry, exception, breadcrumbs, request, extra, tags, contexts, fingerprint, transaction } = kept
  const scrubbable = {
    message,
    logentry,
    exception,
    breadcrumbs,
    request,
    extra,
    tags,
    contexts,
    fingerprint,
    transaction,
  }
  return Object.assign(kept, scrub(scrubbable))
}

let foreignCounted = false

/**
 * Passes a problem to the client: an error with its stack, anything else as a message. Numbers that change (an id, a
 * time) make no other problem of it; an HTTP status does. Of what other scripts throw, only the first one counts, without its words.
 */
function send({ name, detail, reference, error }: Problem): void {
  if (isForeign({ name, detail, error })) {
    if (!foreignCounted) captureEvent({ message: "foreign-error", level: "info" })
    foreignCounted = true
    return
  }
  const tags = { problem: name, ...(reference && { correlation_id: reference }) }
  if (error instanceof Error) {
    captureException(error, { captureContext: { tags }, mechanism: { type: name, handled: !uncaught.has(name) } })
    return
  }
  const fingerprint = [name, detail.replace(/(HTTP )?\d[\da-f-]*/gi, (number, status) => (status ? number : "0"))]
  captureEvent({ message: `${name}: ${detail}`, level: "error", fingerprint, tags })
}
