const literal = /(["'])((?:\w+:)?[\w-]+(?:\.[\w-]+)*)\1/g
const template = /`((?:[\w.:-]|\$\{[^{}]+\})*)`/g

/** The pattern of the keys from a template: `claims.${claim}.text`. A template without a constant word yields none. */
function keysOf(content: string): RegExp | undefined {
  const parts = content.split(/\$\{[^{}]+\}/)
  if (parts.length === 1 || !parts.some((part) => /\w{2}/.test(part))) return undefined
  return new RegExp(`^${parts.map((part) => part.replaceAll(".", "\\.")).join("[\\w-]+")}$`)
}

/**
 * Finds the text keys in code: as a literal ("code.label", also with its area, "common:close") or as a template
 * (`claims.${claim}.text`), wherever it stands: a key that another area has as well counts as used with it.
 * @returns a predicate for a key with its area (`landing:code.label`, without a plural suffix)
 */
export function keyUse(code: string): (key: string) => boolean {
  const keys = new Set([...code.matchAll(literal)].map(([, , key = ""]) => key))
  const templates = [...code.matchAll(template)].flatMap(([, content = ""]) => keysOf(content) ?? [])
  return (key) => {
    const names = [key, key.replace(/^.*:/, "")]
    return names.some((name) => keys.has(name) || templates.some((form) => form.test(name)))
  }
}
