/** A file of code: its path (for messages) and what stands in it. */
export interface SourceFile {
  file: string
  code: string
}

const literal = /(["'])((?:\w+:)?[\w-]+(?:\.[\w-]+)*)\1/g
const template = /`((?:[\w.:-]|\$\{[^{}]+\})*)`/g
const namespaces = /useTranslation\(([^)]*)\)/g

/** The areas whose texts a file's `t` finds without a prefix; undefined where it may be any, as in a model. */
function areasOf(code: string): Set<string> | undefined {
  const calls = [...code.matchAll(namespaces)]
  if (calls.length === 0) return undefined
  const named = calls.flatMap(([, list = ""]) => [...list.matchAll(/"([\w-]+)"/g)].map(([, area = ""]) => area))
  return new Set([...named, "common"])
}

/** The form of the keys that a template makes: `claims.${claim}.text`. Templates without a word of a key make none. */
function keysOf(content: string): RegExp | undefined {
  const parts = content.split(/\$\{[^{}]+\}/)
  if (parts.length === 1 || !parts.some((part) => /\w{2}/.test(part))) return undefined
  return new RegExp(`^${parts.map((part) => part.replaceAll(".", "\\.")).join("[\\w-]+")}$`)
}

/**
 * Finds out which texts code names: as a literal ("code.label", also with its area, "common:close") or as a template
 * (`claims.${claim}.text`).
 * @returns tells of a key with its area (`landing:code.label`, without the suffix of a plural) whether it is named
 */
export function keyUse(sources: readonly SourceFile[]): (key: string) => boolean {
  const files = sources.map(({ code }) => ({
    areas: areasOf(code),
    keys: new Set([...code.matchAll(literal)].map(([, , key = ""]) => key)),
    templates: [...code.matchAll(template)].flatMap(([, content = ""]) => keysOf(content) ?? []),
  }))
  return (key) => {
    const [area = "", bare = ""] = key.split(":")
    return files.some(({ areas, keys, templates }) => {
      const names = areas === undefined || areas.has(area) ? [key, bare] : [key]
      return names.some((name) => keys.has(name) || templates.some((form) => form.test(name)))
    })
  }
}
