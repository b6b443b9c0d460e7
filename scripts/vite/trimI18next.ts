import type { Plugin, Rolldown } from "vite"

const i18nextFile = /\/node_modules\/i18next\/dist\/esm\/i18next\.js$/

/** Classes that the site needs only as a name, with what the library still asks of them. */
const emptyClasses: Readonly<Record<string, string>> = {
  // Texts come from the site's own files (services/i18n), never through a backend.
  Connector: "class Connector extends EventEmitter { constructor() { super(); this.state = {} } }",
  // Figures and dates are formatted before they enter a text.
  Formatter: "class Formatter { init() {} format(value) { return value } }",
}

/** Methods and functions that nothing of the site calls, with the body that remains. */
const emptyFunctions: Readonly<Record<string, string>> = {
  "I18n.reloadResources": "{}",
  "I18n.hydrate": "{}",
  "I18n.loadNamespaces": "{}",
  "I18n.loadLanguages": "{}",
  "I18n.dir": "{}",
  "I18n.cloneInstance": "{}",
  "I18n.toJSON": "{}",
  // Texts do not refer to other texts.
  "Interpolator.nest": "{ return arguments[0] }",
  // Keys are strings, not functions.
  createProxy: "{}",
  keysFromSelector: "{}",
}

type Statement = ReturnType<Rolldown.PluginContext["parse"]>["body"][number]
type Class = Extract<Statement, { body: { type: "ClassBody" } }>

interface Replacement {
  start: number
  end: number
  code: string
}

function replace(part: { start: number; end: number } | null, code: string | undefined): Replacement[] {
  return part && code !== undefined ? [{ start: part.start, end: part.end, code }] : []
}

/** A class as a whole, or those of its methods that are left out. */
function replacementsInClass(found: Class, name: string): Replacement[] {
  if (name in emptyClasses) return replace(found, emptyClasses[name])
  return found.body.body.flatMap((member) =>
    member.type === "MethodDefinition" && member.key.type === "Identifier"
      ? replace(member.value.body, emptyFunctions[`${name}.${member.key.name}`])
      : [],
  )
}

/** What a top-level statement holds to leave out. */
function replacementsIn(statement: Statement): Replacement[] {
  if (statement.type === "ClassDeclaration" && statement.id) return replacementsInClass(statement, statement.id.name)
  if (statement.type === "FunctionDeclaration" && statement.id) {
    return replace(statement.body, emptyFunctions[statement.id.name])
  }
  return []
}

/** Leaves out the parts of i18next that the site does not use: its build is one file of classes, which nothing shakes. */
export function trimI18next(): Plugin {
  return {
    name: "trim-i18next",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: i18nextFile },
      handler(code) {
        const replacements = this.parse(code).body.flatMap(replacementsIn)
        const trimmed = replacements.reduceRight(
          (rest, { start, end, code: left }) => rest.slice(0, start) + left + rest.slice(end),
          code,
        )
        return { code: trimmed, map: null }
      },
    },
  }
}
