import { defaultLanguage, isLanguage } from "../lib/languages"

/** One of the files that can answer a path, and the status that it is sent with. */
export interface FileChoice {
  /** Path inside the built site. */
  file: string
  status: 200 | 404
}

const secondStep = "social-registration-second-step"

/** Splits the language prefix, with its slash, off a path. */
function splitPrefix(path: string): { prefix: string; rest: string } {
  const [first = "", ...others] = path.split("/")
  return isLanguage(first) ? { prefix: `${first}/`, rest: others.join("/") } : { prefix: "", rest: path }
}

/** What answers when no file has the name. */
function fallbacks(path: string): FileChoice[] {
  const { prefix, rest } = splitPrefix(path)
  if (rest === secondStep || rest.endsWith(`/${secondStep}`)) {
    const file = `registration/${secondStep}/index.html`
    return [...(prefix === "" ? [] : [prefix + file]), file].map((name) => ({ file: name, status: 200 }))
  }
  if (/^content\/[^/]+$/.test(rest)) return [{ file: "shell.html", status: 200 }]
  // A single segment can be a landing page that only run time knows; a name with a dot was meant to be a file.
  return [{ file: /^[^/.]+$/.test(rest) ? "shell.html" : "404.html", status: 404 }]
}

/**
 * The rules of a static host for the built site (product decisions, section 3), but for the start page, whose language is
 * negotiated.
 * @param path decoded, below the base path, without a slash at its beginning
 * @returns the files that can answer, in their order; the first that exists is sent
 */
export function fileChoices(path: string): FileChoice[] {
  const bare = path.replace(/\/+$/, "")
  // The compressed copies are for those who ask for the file itself.
  if (/\.(?:br|gz)$/.test(bare)) return [{ file: "404.html", status: 404 }]
  const choices: FileChoice[] = [{ file: bare === "" ? "index.html" : `${bare}/index.html`, status: 200 }]
  if (bare === path && /\.[^/]+$/.test(bare)) choices.unshift({ file: bare, status: 200 })
  return [...choices, ...fallbacks(bare)]
}

/** The languages of an Accept-Language header (RFC 9110, section 12.5.4), base codes, the most wanted first. */
function acceptedLanguages(header: string): string[] {
  return header
    .split(",")
    .map((item) => {
      const [tag = "", ...parameters] = item.trim().split(";")
      const quality = parameters.map((text) => /^\s*q=([\d.]+)/.exec(text)?.[1]).find((text) => text !== undefined)
      return { language: tag.split("-")[0]?.toLowerCase() ?? "", quality: Number(quality ?? 1) }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ language }) => language)
}

/**
 * The language of the landing page at the base path: cookie lang, then query lang, then Accept-Language, then en
 * (specification section 5).
 */
export function negotiateLanguage(url: URL, headers: Headers): string {
  const cookie = /(?:^|;\s*)lang=([^;]*)/.exec(headers.get("cookie") ?? "")?.[1]
  const wanted = [cookie, url.searchParams.get("lang"), ...acceptedLanguages(headers.get("accept-language") ?? "")]
  return wanted.find(isLanguage) ?? defaultLanguage
}
