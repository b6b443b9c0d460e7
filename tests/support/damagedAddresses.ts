import { createToken } from "../../src/sandbox/tokens"

/** A link as it was sent, and what its visitor was meant to have. */
export interface SentLink {
  kind: string
  /** Path and query. */
  address: string
}

const token = createToken({ email: "waiting@example.com", exp: 4_102_444_800 })
const signature = "ltx3k9q1.9f86d081884c7d65"
const packed = `email%3Da%252Bb%2540x.de%26rc%3DVALID-0001%26validityTimestamp%3D${signature}`

/** One link of each kind that the site hands out. */
export const sentLinks: readonly SentLink[] = [
  { kind: "an invitation", address: "/acquisition/?rc=VALID-0001" },
  { kind: "a signed invitation", address: `/acquisition/?rc=VALID-0001&validityTimestamp=${signature}` },
  { kind: "a padded signature", address: "/acquisition/de/lean?validityTimestamp=YWI%2FY2Q%2B%3D%3D&rc=AB12-cd" },
  { kind: "a time", address: "/acquisition/?rc=VALID-0001&validityTimestamp=2026-11-27T03%3A02%3A43%2B01%3A00" },
  { kind: "an activation", address: "/acquisition/registration/activateaccount?activationId=activation-pending" },
  {
    kind: "an activation in German",
    address: "/acquisition/de/registration/activateaccount?activationId=3D4F5A6B-1C2D-4E5F-8A9B-0C1D2E3F4A5B&lang=de",
  },
  { kind: "a lobby's token", address: `/acquisition/lobby?token=${token}` },
  { kind: "an approved visitor", address: `/acquisition/waiting-list?rc=VALID-0001&token=${token}` },
  { kind: "packed parameters", address: `/acquisition/?acqParams=${packed}` },
  { kind: "packed ones beside others", address: `/acquisition/fr/social?utm_source=mail&acqParams=${packed}&lang=fr` },
  { kind: "packed ones, the e-mail last", address: "/acquisition/?acqParams=rc%3DAB12%26email%3Da%252Bb%2540x.de" },
  { kind: "a language", address: "/acquisition/?lang=sv" },
  { kind: "a landing page", address: "/acquisition/lean" },
  { kind: "a landing page in a language", address: "/acquisition/de/welcome-15-min" },
  { kind: "a page in camel case", address: "/acquisition/nl/registration/activateaccountError" },
]

/** Something that happens to links on their way, for all kinds alike; `address` is path and query. */
export interface Damage {
  name: string
  change: (address: string) => string
}

/** Replaces a sign of the query, as it was written. */
const signs = (from: string, to: string) => (address: string) => address.replaceAll(from, to)

/** Changes the query, if there is one. */
const query = (change: (query: string) => string) => (address: string) => {
  const at = address.indexOf("?")
  return at < 0 ? address : address.slice(0, at + 1) + change(address.slice(at + 1))
}

const parameters = /([?&])(rc|validityTimestamp|activationId|token|lang|acqParams)=/g
const names = (spell: (name: string) => string) => (address: string) =>
  address.replace(parameters, (_, sign: string, name: string) => `${sign}${spell(name)}=`)

/**
 * The source of a mail, in lines of 76 characters (RFC 2045, section 6.7). None ends within an escape or before what
 * looks like one, before the padding of base64, or, which the head script would not understand, within the two letters
 * of a language.
 */
const quotedPrintable = (address: string): string =>
  `https://www.example.com${address.replaceAll("=", "=3D")}`
    .replaceAll(/.{75}(?<!=|=3|lang=3D.)(?![25]|3[AD]|0[AD])(?=[\w-])/g, "$&=\r\n")
    .slice("https://www.example.com".length)

/** Also what is left of the Markdown of chats, of Slack's links and of a gateway's. */
const stuck = [
  ...Array.from(".,;:!?)]}>\"'”»“‹…*`|\\ \u00a0\u200b\u2060\ufeff\u202c&"),
  ..."%20 %E ). &gt; &quot; <br> [1] ](x) ](https://t.example/x?b=c) **) |Join%20me>".split(" "),
  '">here</a>',
]

/** What mails, chats, scanners and apps do to links. */
export const damages: readonly Damage[] = [
  ...["&amp;", "&amp;amp;", "&#38;", "&#x26;", "&#038;", "%26", "%26amp%3B", ";"].map((sign) => ({
    name: `${sign} for &`,
    change: signs("&", sign),
  })),
  { name: "a second ?", change: (address) => `${address}?utm_source=mail` },
  { name: "%26 and %3D", change: query((text) => text.replaceAll("&", "%26").replaceAll("=", "%3D")) },
  { name: "%3F for ?", change: signs("?", "%3F") },
  { name: "values encoded twice", change: query((text) => text.replaceAll("%", "%25")) },
  { name: "the query encoded twice", change: query(encodeURIComponent) },
  { name: "everything encoded twice", change: (address) => address.replace(/\?.*$/, encodeURIComponent) },
  { name: "=3D", change: signs("=", "=3D") },
  { name: "=3D and soft line breaks", change: quotedPrintable },
  {
    name: "=3D, =2D, =2E and =5F",
    change: query((text) => text.replace(/[=._-]/g, (sign) => `=${sign.charCodeAt(0).toString(16).toUpperCase()}`)),
  },
  {
    name: "=3D and a soft line break in the path",
    change: (address) => address.replaceAll("=", "=3D").replace(/^(\/acquisition\/[^?&;%]*\w)(?=\w)/, "$1=\r\n"),
  },
  { name: "=2D of a hyphen", change: (address) => address.replace("rc=VALID-", "rc=VALID=2D") },
  ...["=20", "=0D=0A", "fbclid=Iw0-x_y", "utm_source=mail"].map((text) => ({
    name: `${text} after a value`,
    change: (address: string) => address.replace(/[?&](?:rc|validityTimestamp|activationId|token)=[^&]+/, `$&${text}`),
  })),
  ...stuck.map((text) => ({ name: `${JSON.stringify(text)} at the end`, change: (address: string) => address + text })),
  { name: "names in upper case", change: names((name) => name.toUpperCase()) },
  { name: "names in lower case", change: names((name) => name.toLowerCase()) },
  { name: "& for ?", change: signs("?", "&") },
  { name: "&e= of an app", change: (address) => `${address}&e=AT1xyz` },
  { name: "%26e= of an app", change: (address) => `${address}%26e=AT1xyz` },
  { name: "index.html", change: (address) => address.replace(/\/?(?=[?&;#]|%(?:25)*3F|$)/, "/index.html") },
  { name: "a hash for ?", change: (address) => address.replace("?", "#/?") },
  { name: "hyphens of a path encoded", change: (address) => address.replace(/^[^?&;%]*/, signs("-", "%2D")) },
  {
    name: "a path in capitals",
    change: (address) =>
      address.replace(/^(\/acquisition)([^?&;%]*)/, (_, base: string, path: string) => base + path.toUpperCase()),
  },
  ...["-AT", "_ch"].map((region) => ({
    name: `${region} after a language`,
    change: (address: string) => address.replace(/[?&]lang=[a-z]{2}/, `$&${region}`),
  })),
  {
    name: "a prefix with its region",
    change: (address) => address.replace(/^(\/acquisition\/)(de|fr|nl)(?![\w-])/, "$1$2-BE"),
  },
]
