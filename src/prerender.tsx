import type { TFunction } from "i18next"
import { renderToString } from "react-dom/server"
import { StaticRouter } from "react-router-dom"
import { App } from "./app/App"
import { loadPage } from "./app/loadPage"
import { basename, routerPath } from "./router/routes"
import { ShellPage } from "./app/ShellPage"
import { basePath } from "./lib/basePath"
import { brandName, siteOrigin } from "./services/settings/build"
import { hasOwnArt, isPersonal, landingConfiguration, needsVariantTexts } from "./services/settings/landing"
import { defaultLanguage, languages, type Language } from "./lib/languages"
import { setDecidedLanding, type FlaggedLanding } from "./services/experiments/experiments"
import { ensureExtraTexts, ensurePageTexts, i18nFor } from "./services/i18n/i18n"
import { alternatesOf, canonicalOf } from "./router/hrefs"
import { pathsOf, namespacesOf } from "./router/pagePaths"
import { allPrefixes, joinPath } from "./router/prefixes"
import { routeTable, type RouteName } from "./router/routeTable"
import { preloadOpeningPicture } from "./ui/Picture/openingPicture"

/** A static file written by the build. */
export interface PrerenderedPage {
  name: RouteName
  /** URL path including the base path. */
  url: string
  /** Output path, relative to the folder that is served. */
  file: string
  /** Output path of the page's words alone, for a page in another language to take. */
  wordsFile?: string
  language: Language
  /** The modules with the texts that the page needs to be hydrated, besides `common`, which every page needs. */
  textFiles: string[]
  /**
   * The modules of deferred parts whose HTML the file contains, so that it needs their styles. Modules in the page's
   * folder under src/pages are not listed: scripts/vite/prerender.ts includes the styles of that folder anyway.
   */
  deferredFiles: string[]
}

/** URL of the site without a trailing slash. */
export const siteUrl = `${siteOrigin}${basePath}`

function textFiles(name: RouteName, path: string, language: Language): string[] {
  return namespacesOf(name, path, { includeDeferred: false })
    .filter((namespace) => namespace !== "common")
    .map((namespace) => `locales/${language}/${namespace}.json`)
}

const deferredFiles = (name: RouteName, path: string): string[] =>
  name === "landing" && hasOwnArt(landingConfiguration(path)) ? ["src/features/landing/OwnArtHero.tsx"] : []

const prerenderedPaths = routeTable
  .filter(({ prerendered }) => prerendered)
  .flatMap(({ name }) => pathsOf(name).map((path) => ({ name, path })))

/** Every prerendered page: each route under each prefix, and the start page in every language. */
export function pages(): PrerenderedPage[] {
  const routes = allPrefixes().flatMap((prefix) =>
    prerenderedPaths.map(({ name, path }) => ({
      name,
      url: path || prefix ? `${basePath}${joinPath(prefix, path)}` : `${basePath}/`,
      file: [prefix, path, "index.html"].filter(Boolean).join("/"),
      language: prefix || defaultLanguage,
      textFiles: textFiles(name, path, prefix || defaultLanguage),
      deferredFiles: deferredFiles(name, path),
    })),
  )
  // For hosts that negotiate the language of the start page; its words, for the head script (boot/head/head.ts).
  const negotiated = languages.map((language) => ({
    name: "landing" as const,
    url: `${basePath}/`,
    file: `index.${language}.html`,
    wordsFile: `index.words.${language}.html`,
    language,
    textFiles: textFiles("landing", "", language),
    deferredFiles: [],
  }))
  return [...routes, ...negotiated]
}

// React renders the elements that it hoists into the head before everything else.
const hoisted = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

/**
 * Renders a page: `opening` goes first into the document's head, then `head`; `body` into the root, `notices` after it.
 * @param landing the landing page as configured by the flags; omitted for the page without flags
 */
export async function render({ url, language }: Pick<PrerenderedPage, "url" | "language">, landing?: FlaggedLanding) {
  if (landing && needsVariantTexts(landing.configuration)) await ensureExtraTexts(language, "variants")
  const first = await loadPage(routerPath(url), { negotiate: () => language })
  if (!first) throw new Error(`no page at ${url}`)
  // No other call can set another landing page before this one is rendered, since renderToString is synchronous.
  setDecidedLanding(first.path, landing)
  const html = renderToString(
    <App
      first={first}
      router={(site) => (
        <StaticRouter basename={basename} location={url}>
          {site}
        </StaticRouter>
      )}
    />,
  )
  const managed = hoisted.exec(html)?.[0] ?? ""
  const presentsSite = first.name === "about-us" || (first.name === "landing" && first.path === "")
  const head = presentsSite ? managed + organisation : managed
  const body = html.slice(managed.length)
  return { head, opening: preloadOpeningPicture(body), body, routeId: first.id, notices: await notices(language) }
}

/** The page for URLs that only the browser can resolve: a skeleton without text, replaced by the rendered page. */
export async function renderShell() {
  return {
    head: renderToString(
      <>
        <title>{brandName}</title>
        <meta name="robots" content="noindex" />
      </>,
    ),
    opening: "",
    body: renderToString(<ShellPage />),
    routeId: "",
    notices: await notices(defaultLanguage),
  }
}

async function notices(language: Language): Promise<string> {
  const namespaces = ["common", "noscript"] as const
  await ensurePageTexts(language, namespaces)
  return renderToString(<BootNotices t={i18nFor(language).getFixedT(language, namespaces)} />)
}

/**
 * Notices, in the page's language, for visitors without JavaScript and for those whose connection or browser failed to
 * load it. Prerendered after the page, never hydrated, and styled in base.css, which every page includes. The text for
 * those without JavaScript has a namespace of its own, which no page loads.
 */
function BootNotices({ t }: { t: TFunction<["common", "noscript"]> }) {
  return (
    <>
      <noscript>
        <p className="boot-notice" data-surface="dark">
          {t("noscript:text")}
        </p>
      </noscript>
      <div className="boot-notice boot-failure" role="alert" data-surface="dark">
        <p>{t("failure.server")}</p>
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address loads this page again and needs no script */}
        <a href="">{t("tryAgain")}</a>
      </div>
    </>
  )
}

/**
 * The site's owner for search engines (schema.org), on the two pages that present it: data, no script to the policy.
 */
const organisation = `<script type="application/ld+json">${JSON.stringify({
  "@context": "https://schema.org",
  "@type": "Organization",
  name: brandName,
  url: `${siteUrl}/`,
  logo: `${siteUrl}/apple-touch-icon.png`,
}).replaceAll("<", "\\u003c")}</script>`

/** Entries of sitemap.xml: every indexable page in every language, with its alternates. */
export function sitemapEntries() {
  return routeTable
    .filter(({ indexable }) => indexable)
    .flatMap(({ name }) => pathsOf(name))
    .filter((path) => !isPersonal(path))
    .flatMap((path) =>
      languages.map((language) => ({ address: canonicalOf(path, language), alternates: alternatesOf(path) })),
    )
}
