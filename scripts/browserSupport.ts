/** What the supported browsers lack: package.json (browserslist) lists them, MDN's data says what each of them has. */
import compatibility from "@mdn/browser-compat-data" with { type: "json" }
import type { BrowserName, Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data"
import browserslist from "browserslist"
import { namesIn } from "../src/lib/namesIn.ts"

/** MDN's browsers, each with its name in package.json. */
const browsers: Partial<Record<BrowserName, string>> = {
  safari: "Safari",
  safari_ios: "iOS",
  webview_ios: "iOS",
  chrome: "Chrome",
  chrome_android: "ChromeAndroid",
  webview_android: "Android",
  edge: "Edge",
  samsunginternet_android: "Samsung",
  firefox: "Firefox",
  firefox_android: "FirefoxAndroid",
}

const queries = browserslist.loadConfig({ path: "." }) ?? []
const oldest = new Map(queries.map((query) => [query.split(" >= ")[0], query.split(" >= ")[1]]))

const isOlder = (version: string, other: string) => version.localeCompare(other, "en", { numeric: true }) < 0

/** Whether a browser of that version lacks the feature of an MDN statement under its own name and by default. */
const lacks = (
  { version_added: since, flags, prefix, alternative_name: other }: SimpleSupportStatement,
  version = "",
) =>
  typeof since !== "string" ||
  since === "preview" ||
  flags ||
  prefix ||
  other ||
  isOlder(version, since.replace("≤", ""))

/** Paths of the missing features below a node of MDN's data; those of a missing feature are not listed separately. */
function missingBelow({ __compat: compat, ...parts }: Identifier, path: string): string[] {
  const isMissing = namesIn(browsers).some((browser) => {
    const statements = compat?.support[browser]
    const version = oldest.get(browsers[browser])
    return statements !== undefined && [statements].flat().every((statement) => lacks(statement, version))
  })
  return isMissing
    ? [path]
    : Object.entries(parts).flatMap(([name, part]) => missingBelow(part, path === "" ? name : `${path}.${name}`))
}

/** What a supported browser lacks: members of web APIs, such as `URL.canParse_static`, and of the language. */
export const missing: readonly string[] = [compatibility.api, compatibility.javascript["builtins"] ?? {}].flatMap(
  (part) => missingBelow(part, ""),
)
