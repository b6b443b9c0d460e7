/** What the promised browsers lack: package.json (browserslist) says which they are, MDN's data what each of them has. */
import compatibility from "@mdn/browser-compat-data" with { type: "json" }
import type { BrowserName, Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data"
import browserslist from "browserslist"

/** Browsers of MDN's data by their names in browserslist, which of those on Android knows the newest version alone. */
const namesAtMdn: Record<string, readonly BrowserName[]> = {
  chrome: ["chrome", "chrome_android", "webview_android"],
  edge: ["edge"],
  firefox: ["firefox", "firefox_android"],
  ios_saf: ["safari_ios", "webview_ios"],
  safari: ["safari"],
  samsung: ["samsunginternet_android"],
}

/** A version as a number that can be compared; of "15.6-15.8" the first. */
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

/** Whether a browser of that version has what a statement of MDN's data is about, under its own name and by default. */
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

/** Paths of what is missing below a part of MDN's data; what belongs to a missing thing is not named besides. */
function missingBelow(part: Identifier, path: readonly string[] = []): string[] {
  return Object.keys(part).flatMap((name) => {
    const entry = name === "__compat" ? undefined : part[name]
    if (!entry) return []
    const own = [...path, name]
    return isMissing(entry) ? [own.join(".")] : missingBelow(entry, own)
  })
}

/** The parts of the web's interfaces that a promised browser lacks, such as `URL.canParse_static`. */
export const missingInterfaces: readonly string[] = missingBelow(compatibility.api)

/** The parts of the language that a promised browser lacks, such as `Array.toSorted`. */
export const missingBuiltins: readonly string[] = missingBelow(compatibility.javascript["builtins"] ?? {})
