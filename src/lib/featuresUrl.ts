/**
 * The URL at which a flag service has the features for a client key (specification section 7, call 4).
 * @param service its address, with or without a slash at the end
 */
export const featuresUrl = (service: string, clientKey: string): string =>
  `${service.replace(/\/$/, "")}/api/features/${encodeURIComponent(clientKey)}`
