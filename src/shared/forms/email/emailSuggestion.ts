import { countries } from "../../../lib/countries"
import { aroundMailbox, inDomainLabel, isEmail, normalizeEmail } from "../../../lib/email"
import { percentDecode } from "../../../lib/percentCoding"

/** Common mail domains in the site's markets, most likely first. */
const providers = domainsOf(`
gmail.com googlemail.com
gmx.de gmx.net gmx.at gmx.ch gmx.com gmx.eu gmx.fr web.de t-online.de freenet.de arcor.de
hotmail.com hotmail.de hotmail.fr hotmail.it hotmail.nl hotmail.es hotmail.se hotmail.be hotmail.ch hotmail.gr hotmail.co.uk
outlook.com outlook.de outlook.fr outlook.it outlook.es outlook.at outlook.be outlook.dk outlook.ie outlook.pt outlook.cz
outlook.hu outlook.sk
live.com live.de live.fr live.it live.nl live.se live.be live.at live.dk live.ie live.co.uk msn.com
yahoo.com yahoo.de yahoo.fr yahoo.it yahoo.es yahoo.se yahoo.nl yahoo.pl yahoo.gr yahoo.ie yahoo.ro yahoo.dk yahoo.co.uk
icloud.com me.com mac.com aol.com aol.de proton.me protonmail.com pm.me rocketmail.com
posteo.de mailbox.org kabelmail.de vodafone.de unitybox.de aon.at chello.at bluewin.ch hispeed.ch
orange.fr wanadoo.fr free.fr laposte.net sfr.fr neuf.fr bbox.fr numericable.fr aliceadsl.fr club-internet.fr cegetel.net
libero.it virgilio.it tiscali.it alice.it tin.it tim.it iol.it inwind.it fastwebnet.it
ziggo.nl kpnmail.nl planet.nl home.nl hetnet.nl upcmail.nl casema.nl quicknet.nl chello.nl xs4all.nl telenet.be skynet.be
proximus.be
wp.pl o2.pl onet.pl op.pl vp.pl interia.pl interia.eu onet.eu poczta.onet.pl
telia.com bredband.net comhem.se elisanet.fi kolumbus.fi luukku.com
seznam.cz centrum.cz volny.cz azet.sk zoznam.sk centrum.sk freemail.hu citromail.hu
abv.bg siol.net sapo.pt otenet.gr telefonica.net eircom.net`)

/**
 * Real mail domains like a typo of a domain above, or whose name is a common word: never corrected nor suggested.
 */
const lookalikes = domainsOf(`
mail.com email.com ymail.com mail.de email.de online.de a1.net sunrise.ch email.it poste.it pt.lu poczta.fm gazeta.pl tlen.pl
spray.se home.se mail.dk inbox.lv mail.ee hot.ee email.cz post.cz atlas.cz post.sk mail.bg net.hr terra.es`)

function domainsOf(list: string): string[] {
  return list.trim().split(/\s+/)
}

/** Providers with a unique name and a single ending: gmail.de is as much a typo as gmail.con. */
const singleTld = ["gmail.com", "googlemail.com", "icloud.com"]

/** Endings in use in our markets, which are therefore not typos. */
const knownTlds = new Set([
  ...countries.map((country) => country.toLowerCase()),
  "com",
  "net",
  "org",
  "eu",
  "info",
  "uk",
])

/**
 * Number of insertions, deletions, replacements and swaps of adjacent characters that turn one text into the other
 * (Damerau-Levenshtein distance, optimal string alignment variant).
 */
function editDistance(from: string, to: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const replaced = at(last, column - 1) + (from[row - 1] === to[column - 1] ? 0 : 1)
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      current.push(
        Math.min(
          replaced,
          at(last, column) + 1,
          at(current, column - 1) + 1,
          swapped ? at(beforeLast, column - 2) + 1 : Infinity,
        ),
      )
    }
    beforeLast = last
    last = current
  }
  return at(last, to.length)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity
}

function splitDomain(domain: string): { name: string; tld: string } {
  const dot = domain.lastIndexOf(".")
  return dot < 0 ? { name: domain, tld: "" } : { name: domain.slice(0, dot), tld: domain.slice(dot + 1) }
}

/**
 * Edit distance of a domain's name to a provider's; Infinity if it is more than a typo. For a provider's name of up to
 * four letters only swapped letters count as a typo: a name that differs in one letter is likely another provider's.
 */
function nameDistance(name: string, candidate: string): number {
  const distance = editDistance(name, candidate)
  if (candidate.length <= 4) return distance === 0 || isSwap(name, candidate) ? distance : Infinity
  const limit = candidate.length >= 8 && name[0] === candidate[0] ? 2 : 1
  return distance <= limit ? distance : Infinity
}

const sortedLetters = (name: string): string => Array.from(name).sort().join("")

function isSwap(name: string, candidate: string): boolean {
  return editDistance(name, candidate) === 1 && sortedLetters(name) === sortedLetters(candidate)
}

function tldDistance(tld: string, candidate: string): number {
  if (tld === candidate) return 0
  const distance = editDistance(tld, candidate)
  return distance === 1 && !knownTlds.has(tld) ? 1 : Infinity
}

function domainDistance(domain: string, candidate: string): number {
  const [typed, provider] = [splitDomain(domain), splitDomain(candidate)]
  const inName = nameDistance(typed.name, provider.name)
  if (inName === 0 && singleTld.includes(candidate)) return 1
  return inName + tldDistance(typed.tld, provider.tld)
}

/** The address with the common mail domain of which its domain looks like a typo (gmial.com, gmail.con), if any. */
function withCommonDomain(email: string): string | undefined {
  const separator = email.lastIndexOf("@")
  const domain = email.slice(separator + 1).toLowerCase()
  if (separator < 1 || providers.includes(domain) || lookalikes.includes(domain)) return undefined
  let best: { candidate: string; distance: number } | undefined
  for (const candidate of providers) {
    const distance = domainDistance(domain, candidate)
    if (distance < (best?.distance ?? Infinity)) best = { candidate, distance }
  }
  return best && `${email.slice(0, separator)}@${best.candidate}`
}

/** An address, at the start or after a character that surrounds one; commas and semicolons stand for dots. */
const addressInText = new RegExp(
  `(?:^|[${aroundMailbox}])\\s*([^${aroundMailbox}\\s\\p{C}@]+)@+([${inDomainLabel}.,;]+)(.*)`,
  "su",
)

/**
 * The address in a text that is none: without what sentences, contacts and links put around it (a trailing comma,
 * `Ada <ada@b.de>`, `mailto:`), without blanks in it, and with its dots in place of commas. None if the text may hold
 * two, or only a part of one.
 */
function addressIn(text: string): string | undefined {
  const decoded = percentDecode(text).normalize("NFKC").replaceAll("。", ".").replace(/[‘’]/g, "'")
  const bracketed = /<([^<>]+@[^<>]+)/.exec(decoded)?.[1] ?? decoded
  const plain = bracketed.replace(/^.*(?:mailto|https?):\/*/is, "").replace(/\s*([@.,;]+)\s*/g, "$1")
  const [, mailbox, domain, rest] = addressInText.exec(plain) ?? []
  if (!mailbox || !domain || /@|^\s*[\p{L}\p{N}]/u.test(rest ?? "")) return undefined
  return `${mailbox.replace(/^['`]+/, "")}@${domain.replace(/[.,;]+/g, ".").replace(/^\.|\.$/g, "")}`
}

/**
 * The address that was probably meant if a text cannot be an address, or if its domain looks like a typo of a common
 * mail domain; else undefined. Only a suggestion, never a reason to reject an address.
 * @param typed as typed, not normalized
 */
export function suggestEmail(typed: string): string | undefined {
  const entered = normalizeEmail(typed)
  // Letters of an input method that are as wide as a Chinese one have plain twins.
  const address = isEmail(entered) ? entered.normalize("NFKC") : addressIn(entered)
  const meant = address && (withCommonDomain(address) ?? address)
  return meant && meant !== entered && isEmail(meant) ? meant : undefined
}
