/**
 * A session cookie, set once a history entry holds a secret (boot/normalizeUrl.ts). It tells a host that decides
 * experiments (hosting/decidingHost.ts) not to redirect, since a redirect would replace that entry.
 */
export const noRedirectCookie = "acq_stay"
