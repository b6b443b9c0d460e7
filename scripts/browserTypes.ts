/**
 * TypeScript's own types of the web and the language, as the oldest promised browsers have them: what one of them lacks
 * may be undefined, so that the compiler refuses code that does not look first.
 */
import { readFileSync } from "node:fs"
import path from "node:path"
import { missingBuiltins, missingInterfaces } from "./browserSupport.ts"

const missing = { interfaces: new Set(missingInterfaces), builtins: new Set(missingBuiltins) }

/** What the arrays of numbers have in common, MDN says of TypedArray. */
const typedArray = /^(?:(?:Big)?(?:Uint|Int)|Float)\d+(?:Clamped)?(?=Array$)/

/**
 * Whether a promised browser lacks something.
 * @param documented where MDN's page about it stands; known for most of the web's interfaces
 * @param names of what holds it, from the outermost on, and its own
 */
function isMissing(documented: string | undefined, ...names: readonly string[]): boolean {
  // What workers have too is documented as theirs.
  if (documented)
    return missing.interfaces.has(documented.replace(/^\w+WorkerGlobalScope\//, "Window/").replace("/", "."))
  const key = names
    .map((name) => name.replace(/^Readonly(?=.)|Constructor$/g, "").replace(typedArray, "Typed"))
    .join(".")
  return missing.builtins.has(key) || missing.interfaces.has(key)
}

const reference = /\(https:\/\/developer\.mozilla\.org\/docs\/Web\/API\/([^)#]+)\)/
const opening = /^\s*(?:declare |export )*(interface|var|const|namespace) (\w+)\b.*\{$/

/** The lines of a library that name one thing, each with what it becomes when that may be missing. */
const namings: readonly { line: RegExp; older: string }[] = [
  { line: /^(declare )function (?<name>\w+)((?:<.*>)?\(.*\)): (.*);$/, older: "$1var $2: undefined | ($3 => $4);" },
  { line: /^((?:declare var|\s*const) (?<name>\w+): )([^{]*);$/, older: "$1undefined | $3;" },
  { line: /^(\s+)get (?<name>\w+)\(\): (.*);$/, older: "$1readonly $2?: $3;" },
  { line: /^\s+set (?<name>\w+)\(.*\);$/, older: "" },
  { line: /^(\s+(?:readonly )?(?<name>\w+))([<(:].*)$/, older: "$1?$3" },
]

/** A library of types in which whatever a promised browser lacks may be undefined. */
function olderTypes(text: string): string {
  const containers: { name: string; maybe: boolean }[] = []
  let documented: string | undefined
  return text
    .split("\n")
    .map((line) => {
      if (/^\s*(?:\/?\*|\/\/|$)/.test(line)) {
        documented = reference.exec(line)?.[1] ?? documented
        return line
      }
      const about = documented
      documented = undefined
      const names = containers.map(({ name }) => name)
      const [, kind, name] = opening.exec(line) ?? []
      if (name !== undefined) {
        const maybe = (kind === "var" || kind === "const") && isMissing(undefined, ...names, name)
        containers.push({ name, maybe })
        return line
      }
      if (/^\s*\}/.test(line)) return containers.pop()?.maybe ? line.replace("}", "} | undefined") : line
      return olderLine(line, names, about)
    })
    .join("\n")
}

function olderLine(text: string, names: readonly string[], documented: string | undefined): string {
  for (const { line, older } of namings) {
    const name = line.exec(text)?.groups?.["name"]
    if (name !== undefined) return isMissing(documented, ...names, name) ? text.replace(line, older) : text
  }
  return text
}

/**
 * The older types of a library of TypeScript's and of all that it refers to, as one text.
 * @param folder of the libraries
 * @param name such as `es2024`
 */
export function olderLibrary(folder: string, name: string, seen = new Set<string>()): string {
  if (seen.has(name)) return ""
  seen.add(name)
  const text = readFileSync(path.join(folder, `lib.${name}.d.ts`), "utf8")
  const parts = [...text.matchAll(/^\/\/\/ <reference lib="(.+)" \/>/gm)].map(([, part = ""]) => part)
  return [...parts.map((part) => olderLibrary(folder, part, seen)), olderTypes(text.replace(/^\/\/\/.*$/gm, ""))].join(
    "\n",
  )
}
