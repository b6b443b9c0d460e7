/**
 * Links that let the browser ask for a page's opening picture with the first bytes of the document: the picture itself
 * stands behind 40 kB of styles, which a phone reads for a tenth of a second. They name the smaller format alone; a browser
 * without it passes them over and finds the picture where it stands.
 * @param body the page's HTML as React has rendered it
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
      // The second source is for whatever the first is not for.
      const when = attribute("media") ?? `not all and ${wide}`
      return `<link rel="preload" as="image" type="image/avif" media="${when}" imagesrcset="${attribute("srcSet")}" imagesizes="${attribute("sizes")}" fetchpriority="high" />`
    })
    .join("")
}
