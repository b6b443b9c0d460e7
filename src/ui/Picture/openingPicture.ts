/**
 * Preload links that let the browser request a page's hero picture with the first bytes of the document: the picture
 * itself comes after 40 kB of styles, which take a phone a tenth of a second to parse. They name the smaller format
 * only; a browser without it ignores them and finds the picture in the page.
 * @param body the page's HTML as rendered by React
 * @returns link elements, or nothing for a page without such a picture
 */
export function preloadOpeningPicture(body: string): string {
  const picture = [...body.matchAll(/<picture\b.*?<\/picture>/gs)].find(([html]) =>
    html.includes('fetchPriority="high"'),
  )
  const sources = picture?.[0].match(/<source\b[^>]*type="image\/avif"[^>]*>/g) ?? []
  let wide = ""
  return sources
    .map((source) => {
      const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(source)?.[1]
      wide = attribute("media") ?? wide
      // The second source applies wherever the first does not.
      const when = attribute("media") ?? `not all and ${wide}`
      return `<link rel="preload" as="image" type="image/avif" media="${when}" imagesrcset="${attribute("srcSet")}" imagesizes="${attribute("sizes")}" fetchpriority="high" />`
    })
    .join("")
}
