interface Entry {
  address: string
  alternates: { hreflang: string; href: string }[]
}

/** The text of sitemap.xml: every URL with its alternates (sitemaps.org 0.9, xhtml:link). */
export function sitemap(entries: Entry[]): string {
  const urls = entries.map(({ address, alternates }) => {
    const links = alternates.map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
    )
    return `<url><loc>${address}</loc>${links.join("")}</url>`
  })
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${urls.join("\n")}\n</urlset>\n`
}
