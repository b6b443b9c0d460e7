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

interface Replacement {
  start: number
  end: number
  code: string
}

/** Where a top-level statement holds something to leave out. */
function* replacementsIn(statement: Statement): Generator<Replacement> {
  if (statement.type === "FunctionDeclaration" && statement.id && statement.body) {
    const code = emptyFunctions[statement.id.name]
    if (code) yield { ...statement.body, code }
  }
  if (statement.type !== "ClassDeclaration" || !statement.id) return
  const { name } = statement.id
  const empty = emptyClasses[name]
  if (empty) return yield { ...statement, code: empty }
  for (const member of statement.body.body) {
    if (member.type !== "MethodDefinition" || member.key.type !== "Identifier" || !member.value.body) continue
    const code = emptyFunctions[`${name}.${member.key.name}`]
    if (code) yield { ...member.value.body, code }
  }
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
        const replacements = this.parse(code).body.flatMap((statement) => [...replacementsIn(statement)])
        const trimmed = replacements.reduceRight(
          (rest, { start, end, code: left }) => rest.slice(0, start) + left + rest.slice(end),
          code,
        )
        return { code: trimmed, map: null }
      },
    },
  }
}
