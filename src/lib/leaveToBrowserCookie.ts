/**
 * A session cookie, set once a history entry holds a secret (boot/normalizeUrl.ts). While it is there, a host
 * (hosting/decidingHost.ts) decides nothing and leaves it to the browser: the host does not see the secret, and a
 * redirect would replace the entry that holds it.
 */
export const leaveToBrowserCookie = "acq_stay"
