/** What lists of links are searched by. */
interface Searchable {
  campaign: string
  code: string
  /** Name of the landing page; empty for the start page. */
  page: string
  /** Language code; empty for the reader's own. */
  language: string
  channel: string
  link: string
}

/** Exact values that links must have; a part that is left out may have any. */
export type Filter = Partial<Pick<Searchable, "page" | "language" | "channel">>

/** A filter without the values that no link has: nothing offers them, so nobody could take them away again. */
export function filterFor(links: readonly Searchable[], filter: Filter): Filter {
  const known = new Set(
    links.flatMap(({ page, language, channel }) => [`page ${page}`, `language ${language}`, `channel ${channel}`]),
  )
  return Object.fromEntries(Object.entries(filter).filter(([part, value]) => known.has(`${part} ${value}`)))
}

const normalize = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()

/**
 * Creates the search of a list: each word of the query has to occur in campaign, code, landing page, language, channel or
 * link. The texts are prepared once, so that a list of thousands can be searched on each key.
 */
export function searchOf<Link extends Searchable>(links: readonly Link[]): (query: string, filter?: Filter) => Link[] {
  const prepared = links.map((link) => ({ link, text: normalize(Object.values(textsOf(link)).join(" ")) }))
  return (query, filter = {}) => {
    const words = normalize(query).split(/\s+/).filter(Boolean)
    const wanted = Object.entries(filter)
    return prepared
      .filter(({ link, text }) => {
        const own: Readonly<Record<string, string>> = textsOf(link)
        return wanted.every(([part, value]) => own[part] === value) && words.every((word) => text.includes(word))
      })
      .map(({ link }) => link)
  }
}

const textsOf = ({ campaign, code, page, language, channel, link }: Searchable): Record<keyof Searchable, string> => ({
  campaign,
  code,
  page,
  language,
  channel,
  link,
})
