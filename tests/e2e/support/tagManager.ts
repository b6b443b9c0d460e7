/** The tag manager's host, and everything that it serves. */
export const tagManagerUrl = "https://www.googletagmanager.com/**"
