/** What the supported browsers lack: package.json (browserslist) lists them, MDN's data says what each of them has. */
import compatibility from "@mdn/browser-compat-data" with { type: "json" }
import type { BrowserName, Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data"
import browserslist from "browserslist"

/** MDN's names of the browsers by those of browserslist, which only knows the newest version of those on Android. */
const namesAtMdn: Record<string, readonly BrowserName[]> = {
  chrome: ["chrome", "chrome_android", "webview_android"],
  edge: ["edge"],
  firefox: ["firefox", "firefox_android"],
  ios_saf: ["safari_ios", "webview_ios"],
  safari: ["safari"],
  samsung: ["samsunginternet_android"],
}

/** A version as a comparable number; for "15.6-15.8" the first. */
function comparable(version: string): number {
  const [major = "0", minor = "0"] = version.replace(/^≤/, "").split(/[.-]/)
  return Number(major) * 1000 + Number(minor)
}

const oldest = new Map<BrowserName, number>()
for (const entry of browserslist()) {
  const [name = "", version = ""] = entry.split(" ")
  for (const known of namesAtMdn[name] ?? []) {
    oldest.set(known, Math.min(oldest.get(known) ?? Infinity, comparable(version)))
  }
}

/**
 * Whether a browser of that version supports the feature of an MDN support statement, under its own name and by
 * default.
 */
const has = (
  { version_added: since, flags, prefix, alternative_name: other }: SimpleSupportStatement,
  version: number,
) => typeof since === "string" && since !== "preview" && !flags && !prefix && !other && comparable(since) <= version

function isMissing({ __compat: compat }: Identifier): boolean {
  if (!compat) return false
  return [...oldest].some(([browser, version]) => {
    const statements = compat.support[browser]
    return statements !== undefined && ![statements].flat().some((statement) => has(statement, version))
  })
}

/**
 * Paths of the missing features below a node of MDN's data; the members of a missing feature are not listed separately.
 */
function missingBelow(part: Identifier, path: readonly string[] = []): string[] {
  return Object.keys(part).flatMap((name) => {
    const entry = name === "__compat" ? undefined : part[name]
    if (!entry) return []
    const own = [...path, name]
    return isMissing(entry) ? [own.join(".")] : missingBelow(entry, own)
  })
}

/** The members of web APIs that a supported browser lacks, such as `URL.canParse_static`. */
export const missingInterfaces: readonly string[] = missingBelow(compatibility.api)

/** The language features that a supported browser lacks, such as `Array.toSorted`. */
export const missingBuiltins: readonly string[] = missingBelow(compatibility.javascript["builtins"] ?? {})
