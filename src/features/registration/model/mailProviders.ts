/** Where a provider shows the mail of its users. */
export interface Mailbox {
  /** The provider's own name, the same in every language. */
  readonly name: string
  readonly url: string
}

/** Providers whose domains follow a pattern: every national ending leads to the same webmail. */
const families: readonly (Mailbox & { readonly domains: RegExp })[] = [
  {
    name: "Outlook",
    url: "https://outlook.live.com/mail/",
    domains: /^(?:outlook|hotmail|live|msn)\.(?:com|[a-z]{2}|co\.uk)$/,
  },
  {
    name: "Yahoo Mail",
    url: "https://mail.yahoo.com/",
    domains: /^(?:yahoo\.(?:com|[a-z]{2}|co\.uk)|(?:ymail|rocketmail)\.com)$/,
  },
]

const services: readonly (Mailbox & { readonly domains: readonly string[] })[] = [
  {
    name: "Gmail",
    url: "https://mail.google.com/",
    domains: ["gmail.com", "googlemail.com"],
  },
  { name: "iCloud Mail", url: "https://www.icloud.com/mail/", domains: ["icloud.com", "me.com", "mac.com"] },
  {
    name: "Proton Mail",
    url: "https://mail.proton.me/",
    domains: ["proton.me", "protonmail.com", "pm.me"],
  },
  { name: "AOL Mail", url: "https://mail.aol.com/", domains: ["aol.com", "aol.de"] },
  { name: "GMX", url: "https://www.gmx.net/", domains: ["gmx.de", "gmx.net"] },
  { name: "GMX", url: "https://www.gmx.at/", domains: ["gmx.at"] },
  { name: "GMX", url: "https://www.gmx.ch/", domains: ["gmx.ch"] },
  { name: "GMX", url: "https://www.gmx.com/", domains: ["gmx.com", "gmx.eu"] },
  { name: "WEB.DE", url: "https://web.de/", domains: ["web.de"] },
  { name: "Telekom Mail", url: "https://email.t-online.de/", domains: ["t-online.de"] },
  { name: "freenet Mail", url: "https://webmail.freenet.de/", domains: ["freenet.de"] },
  { name: "Bluewin", url: "https://email.bluewin.ch/", domains: ["bluewin.ch"] },
  { name: "Orange Mail", url: "https://messagerie.orange.fr/", domains: ["orange.fr", "wanadoo.fr"] },
  { name: "Free Mail", url: "https://webmail.free.fr/", domains: ["free.fr"] },
  { name: "SFR Mail", url: "https://webmail.sfr.fr/", domains: ["sfr.fr", "neuf.fr"] },
  { name: "La Poste", url: "https://www.laposte.net/accueil", domains: ["laposte.net"] },
  { name: "Libero Mail", url: "https://mail.libero.it/", domains: ["libero.it"] },
  { name: "Virgilio Mail", url: "https://mail.virgilio.it/", domains: ["virgilio.it"] },
  { name: "Tiscali Mail", url: "https://mail.tiscali.it/", domains: ["tiscali.it"] },
  { name: "TIM Mail", url: "https://mail.tim.it/", domains: ["tim.it", "alice.it", "tin.it"] },
  { name: "KPN Mail", url: "https://webmail.kpnmail.nl/", domains: ["kpnmail.nl"] },
  { name: "WP Poczta", url: "https://poczta.wp.pl/", domains: ["wp.pl"] },
  { name: "o2 Poczta", url: "https://poczta.o2.pl/", domains: ["o2.pl"] },
  { name: "Onet Poczta", url: "https://poczta.onet.pl/", domains: ["onet.pl", "op.pl", "vp.pl", "poczta.onet.pl"] },
  { name: "Poczta Interia", url: "https://poczta.interia.pl/", domains: ["interia.pl", "interia.eu"] },
  { name: "Telia Mail", url: "https://webmail.telia.com/", domains: ["telia.com"] },
  { name: "Seznam Email", url: "https://email.seznam.cz/", domains: ["seznam.cz", "email.cz", "post.cz"] },
]

/** The webmail of an address; undefined if its provider is not a common one (product decisions, section 5). */
export function mailboxOf(email: string): Mailbox | undefined {
  const domain = email
    .slice(email.lastIndexOf("@") + 1)
    .trim()
    .toLowerCase()
  const found =
    services.find(({ domains }) => domains.includes(domain)) ?? families.find(({ domains }) => domains.test(domain))
  return found && { name: found.name, url: found.url }
}
