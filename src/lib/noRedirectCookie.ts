/** The cookie that tells a deciding host not to redirect: a history entry of this browser session holds a secret. */
export const secretsCookie = "acq_stay"
