/**
 * Name of a session cookie, set once a history entry holds a secret (boot/normalizeUrl.ts). While it is there, the
 * browser decides the experiments, not a host (hosting/decidingHost.ts): the host does not see the secret, and its
 * redirect would replace the entry that holds it. A file of its own: the entry module needs no other cookie of theirs.
 */
export const browserDecidesCookie = "acq_stay"
