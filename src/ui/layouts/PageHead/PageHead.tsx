import { useTranslation } from "react-i18next"
import { basePath } from "../../../lib/basePath"
import { brandName, siteOrigin } from "../../../services/settings/build"
import { languages, type Language } from "../../../lib/languages"
import { isPersonal, picturedSlugs } from "../../../services/settings/landing"
import { alternatesOf, canonicalOf } from "../../../router/hrefs"
import { pathsOf } from "../../../router/pagePaths"
import { routeNamed } from "../../../router/routeTable"
import { usePage } from "../../../router/usePage"
import { useTitlePrefix } from "../../titlePrefix"

/** The locale of a language as Open Graph spells it: with a territory, of which most have the language's name. */
const ogLocale = (language: Language): string =>
  `${language}_${language === "en" ? "GB" : language === "sv" ? "SE" : language.toUpperCase()}`

/** Metadata of a page. */
export interface PageMeta {
  /** Page title, without the shop's name. */
  title: string
  /** One or two sentences for search engines; only needed for indexable pages. */
  description?: string | undefined
}

/**
 * Title and meta elements of a page, which React moves into the document's head. Shared links use the properties of
 * https://ogp.me; the picture has the page's words (scripts/sharePictures.ts).
 */
export function PageHead({ title, description }: PageMeta) {
  const { t } = useTranslation()
  const { name, path, language } = usePage()
  const prefix = useTitlePrefix()
  const fullTitle = `${[prefix, title].filter(Boolean).join(" ")} – ${brandName}`
  // A landing page that only a flag defines is not indexed: hosts that evaluate no flags answer it with status 404.
  if (!routeNamed(name).indexable || !pathsOf(name).includes(path)) {
    return (
      <>
        <title>{fullTitle}</title>
        <meta name="robots" content="noindex" />
      </>
    )
  }
  const canonical = canonicalOf(path, language)
  const picture = picturedSlugs.includes(path) ? `${path}-${language}` : language
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {isPersonal(path) ? (
        // The link is shared all the same, so the preview stays.
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={canonical} />
          {alternatesOf(path).map(({ hreflang, href }) => (
            <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
          ))}
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brandName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={`${siteOrigin}${basePath}/share-${picture}.jpg`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={t("sharePicture")} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:locale" content={ogLocale(language)} />
      {languages
        .filter((other) => other !== language)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={ogLocale(other)} />
        ))}
    </>
  )
}
