import type { AnalyticsEvents } from "./events"

/** Campaign parameters with their leading separator, except those whose value contains an e-mail address. */
const campaign = /[?&]utm_(?:source|medium|campaign|term|content|id)=(?:(?!%40)[^&@])+(?=&|$)/gi

/**
 * The payload of a page view: the path, and from the query only the campaign parameters, since anything else in it
 * (codes, tokens, names, addresses) can identify a person.
 * @param search query with its leading question mark, or empty
 */
export function pageViewOf(
  { pathname, search }: Pick<Location, "pathname" | "search">,
  title: string,
  language: string,
): AnalyticsEvents["page_view"] {
  const query = search
    .match(campaign)
    ?.map((part) => part.slice(1))
    .join("&")
  return { page_path: query ? `${pathname}?${query}` : pathname, page_title: title, page_language: language }
}
