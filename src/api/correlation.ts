import { randomUuid } from "../lib/uuid"

/** A new X-Correlation-ID: names one request in the backend's records and to the visitor (specification section 7). */
export const newCorrelationId = (): string => `acq-${randomUuid()}`

/** The X-Session-ID: one for all requests of a page load (specification section 7). */
export const sessionId = randomUuid()
