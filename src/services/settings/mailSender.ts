/**
 * Address or domain from which the activation e-mail comes, e.g. "welcome@example.com": links to a mailbox then search
 * for it. Undefined unless the build's variable VITE_MAIL_SENDER names it; the links then open the inbox.
 */
export const mailSender: string | undefined = import.meta.env.VITE_MAIL_SENDER
