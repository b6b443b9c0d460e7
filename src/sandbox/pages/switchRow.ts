import { escapeHtml } from "./escapeHtml"

/** A row of links of which one is current: each sets a parameter of the URL's query, or removes it. */
export function switchRow(
  url: URL,
  name: string,
  { label, values }: { label: string; values: readonly (readonly [value: string | undefined, text: string])[] },
): string {
  const links = values.map(([value, text]) => {
    const query = new URLSearchParams(url.search)
    if (value === undefined) query.delete(name)
    else query.set(name, value)
    const mark = (url.searchParams.get(name) ?? undefined) === value ? ' aria-current="true"' : ""
    const lang = name === "lang" && value !== undefined ? ` lang="${value}"` : ""
    // With the path: an empty address would keep the query that the switch is to remove.
    const href = `${url.pathname}${query.size > 0 ? `?${query}` : ""}`
    return `<li><a href="${escapeHtml(href)}"${mark}${lang}>${escapeHtml(text)}</a></li>`
  })
  const id = `switch-${name}`
  return `<div class="switch" role="group" aria-labelledby="${id}"><span id="${id}" class="quiet">${label}</span><ul>${links.join("")}</ul></div>`
}
