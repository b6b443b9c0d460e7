/** Whether experiments can run in an environment: only with a client key (product decisions, section 2). */
export const mayRunExperiments = ({ growthbookClientKey }: Readonly<Record<string, unknown>>): boolean =>
  typeof growthbookClientKey === "string" && growthbookClientKey !== ""

/**
 * Stamps a built page as able to run experiments: only then does it hide, for a moment, what they can change (product
 * decisions, sections 2 and 6; src/ui/base.css). Throws if the text is not such a page.
 * @param html the page as built
 */
export function stampExperiments(html: string): string {
  const root = "<html "
  if (!html.includes(root)) throw new Error("a page without an opening html tag cannot be stamped")
  return html.replace(root, `${root}data-experiments `)
}
