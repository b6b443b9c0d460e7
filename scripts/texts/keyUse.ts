/** A source file: its path (for messages) and its content. */
export interface SourceFile {
  file: string
  code: string
}

const literal = /(["'])((?:\w+:)?[\w-]+(?:\.[\w-]+)*)\1/g
const template = /`((?:[\w.:-]|\$\{[^{}]+\})*)`/g
const namespaces = /useTranslation\(([^)]*)\)/g

/** The areas in which a file's `t` finds texts without a prefix; undefined if it may be any, as in a model. */
function areasOf(code: string): Set<string> | undefined {
  const calls = [...code.matchAll(namespaces)]
  if (calls.length === 0) return undefined
  const named = calls.flatMap(([, list = ""]) => [...list.matchAll(/"([\w-]+)"/g)].map(([, area = ""]) => area))
  return new Set([...named, "common"])
}

/** The pattern of the keys from a template: `claims.${claim}.text`. A template without a constant word yields none. */
function keysOf(content: string): RegExp | undefined {
  const parts = content.split(/\$\{[^{}]+\}/)
  if (parts.length === 1 || !parts.some((part) => /\w{2}/.test(part))) return undefined
  return new RegExp(`^${parts.map((part) => part.replaceAll(".", "\\.")).join("[\\w-]+")}$`)
}

/**
 * Finds the text keys in code: as a literal ("code.label", also with its area, "common:close") or as a template
 * (`claims.${claim}.text`).
 * @returns a predicate for a key with its area (`landing:code.label`, without a plural suffix)
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
