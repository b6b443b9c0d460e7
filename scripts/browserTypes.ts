/**
 * TypeScript's own types of web APIs and language, as in the oldest supported browsers: what one of them lacks may be
 * undefined, so that the compiler rejects code without feature detection.
 */
import { readFileSync } from "node:fs"
import path from "node:path"
import { missingBuiltins, missingInterfaces } from "./browserSupport.ts"

const missing = { interfaces: new Set(missingInterfaces), builtins: new Set(missingBuiltins) }

/** MDN documents the common members of number arrays under TypedArray. */
const typedArray = /^(?:(?:Big)?(?:Uint|Int)|Float)\d+(?:Clamped)?(?=Array$)/

/**
 * Whether a supported browser lacks something.
 * @param documented URL of its MDN page; known for most web APIs
 * @param names of the containers, outermost first, and its own
 */
function isMissing(documented: string | undefined, ...names: readonly string[]): boolean {
  // What workers have too is documented under workers.
  if (documented)
    return missing.interfaces.has(documented.replace(/^\w+WorkerGlobalScope\//, "Window/").replace("/", "."))
  const key = names
    .map((name) => name.replace(/^Readonly(?=.)|Constructor$/g, "").replace(typedArray, "Typed"))
    .join(".")
  return missing.builtins.has(key) || missing.interfaces.has(key)
}

const reference = /\(https:\/\/developer\.mozilla\.org\/docs\/Web\/API\/([^)#]+)\)/
const opening = /^\s*(?:declare |export )*(interface|var|const|namespace) (\w+)\b.*\{$/

/** The lines of a library that declare one name, each with its replacement if that may be missing. */
const namings: readonly { line: RegExp; older: string }[] = [
  { line: /^(declare )function (?<name>\w+)((?:<.*>)?\(.*\)): (.*);$/, older: "$1var $2: undefined | ($3 => $4);" },
  { line: /^((?:declare var|\s*const) (?<name>\w+): )([^{]*);$/, older: "$1undefined | $3;" },
  { line: /^(\s+)get (?<name>\w+)\(\): (.*);$/, older: "$1readonly $2?: $3;" },
  { line: /^\s+set (?<name>\w+)\(.*\);$/, older: "" },
  { line: /^(\s+(?:readonly )?(?<name>\w+))([<(:].*)$/, older: "$1?$3" },
]

/** A type library in which whatever a supported browser lacks may be undefined. */
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
 * The older types of a TypeScript library and of all that it references, as one text.
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
