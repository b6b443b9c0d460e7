import { basePath } from "../config/build"
import { languages } from "../config/languages"

/** Which of the built files answers a path, and with which status. */
export interface FileChoice {
  /** Paths inside the built site, the first that exists is sent. */
  files: string[]
  status: 200 | 404
}

const secondStep = "social-registration-second-step"

/** Splits the language prefix off a path without slashes at its ends. */
function splitPrefix(path: string): { prefix: string; rest: string } {
  const [first = "", ...others] = path.split("/")
  const isPrefixed = languages.some((language) => language === first)
  return isPrefixed ? { prefix: `${first}/`, rest: others.join("/") } : { prefix: "", rest: path }
}

/** A file of the prefix' own, else the one for all. */
function ownOrShared(prefix: string, file: string): string[] {
  return prefix === "" ? [file] : [prefix + file, file]
}

/**
 * The rules of a static host for the built site (product decisions, section 3).
 * @param pathname decoded path of the address, beginning with the base path
 * @param exists whether the built site has a file
 */
export function chooseFile(pathname: string, exists: (file: string) => boolean): FileChoice {
  const path = pathname.slice(basePath.length).replace(/^\/+|\/+$/g, "")
  const page = path === "" ? "index.html" : `${path}/index.html`
  for (const file of [path, page]) if (file !== "" && exists(file)) return { files: [file], status: 200 }
  const { prefix, rest } = splitPrefix(path)
  if (rest === secondStep || rest.endsWith(`/${secondStep}`)) {
    return { files: ownOrShared(prefix, `registration/${secondStep}/index.html`), status: 200 }
  }
  if (/^content\/[^/]+$/.test(rest)) return { files: ownOrShared(prefix, "shell.html"), status: 200 }
  // A single segment can be a landing page that only run time knows; a name with a dot was meant to be a file.
  if (/^[^/.]+$/.test(rest)) return { files: ownOrShared(prefix, "shell.html"), status: 404 }
  return { files: ownOrShared(prefix, "404.html"), status: 404 }
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
  return wanted.find((language) => languages.some((item) => item === language)) ?? "en"
}
