import type { AnalyticsEvents } from "./events"

/** Parameters of a campaign with the sign before them, but for values that hold an e-mail address. */
const campaign = /[?&]utm_(?:source|medium|campaign|term|content|id)=(?:(?!%40)[^&@])+(?=&|$)/gi

/**
 * What a page view tells: the path, and of the query only what names a campaign, since everything else there (codes,
 * tokens, names, addresses) can identify a person.
 * @param search query with its question mark, or empty
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
