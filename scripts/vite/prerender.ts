import { readFileSync } from "node:fs"
import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { dirname, resolve } from "node:path"
import { pathToFileURL } from "node:url"
import type { Manifest, ManifestChunk, Plugin } from "vite"
import { languages } from "../../src/lib/languages.ts"
import { mayBeReplaced, pageScript } from "./pageScript.ts"
import { sitemap } from "./sitemap.ts"

type Prerenderer = typeof import("../../src/prerender")
type Page = ReturnType<Prerenderer["pages"]>[number]
type Rendered = Awaited<ReturnType<Prerenderer["render"]>>

/** The folder of the bundle for hosts (src/hosting/hostBundle.ts). */
const bundleDirOf = (outDir: string) => `${outDir}-server`

/** The script of pages that a host has decided. */
const applyScript = "src/boot/applyHostDecision.ts"

/**
 * Vite plug-in that writes every route under every prefix as a static file: it builds the site for the browser and for
 * hosts, renders each page with the latter, and links each file to just the chunks of its route and language.
 * @param release names the build
 */
export function prerender(release: string): Plugin {
  let outDir = ""
  let base = ""
  return {
    name: "prerender",
    apply: "build",
    config: ({ build }) => ({
      builder: {},
      environments: {
        client: { build: { manifest: true, rolldownOptions: { input: ["index.html", applyScript] } } },
        ssr: {
          // Runs wherever a host runs: whole, and without Node's modules.
          resolve: { noExternal: true, conditions: ["workerd", "module", "import", "default"] },
          define: { "process.env.NODE_ENV": '"production"' },
          build: {
            outDir: bundleDirOf(build?.outDir ?? "dist"),
            ssr: true,
            // Nobody downloads it, so the quicker minifier does.
            minify: "oxc",
            rolldownOptions: {
              // A library that could ask Node for a module would bring a helper that only Node can load.
              platform: "neutral",
              input: { prerender: "src/prerender.tsx", host: "src/host.ts" },
            },
            emitAssets: false,
            copyPublicDir: false,
          },
        },
      },
    }),
    configResolved(config) {
      base = config.base
      outDir = config.build.outDir
    },
    buildApp: {
      order: "post",
      async handler(builder) {
        for (const environment of Object.values(builder.environments)) {
          if (!environment.isBuilt) await builder.build(environment)
        }
        await writeSite(outDir, base, release)
      },
    },
  }
}

/** Writes all files of the site. */
async function writeSite(outDir: string, base: string, release: string): Promise<void> {
  const bundle = pathToFileURL(resolve(bundleDirOf(outDir), "prerender.js"))
  const site = (await import(bundle.href)) as Prerenderer
  const manifest = JSON.parse(await readFile(`${outDir}/.vite/manifest.json`, "utf8")) as Manifest
  const template = await readFile(`${outDir}/index.html`, "utf8")
  const assemble = assembler(outDir, base, manifest, template)
  const write = async (file: string, text: string) => {
    await mkdir(dirname(`${outDir}/${file}`), { recursive: true })
    await writeFile(`${outDir}/${file}`, text)
  }
  const pages = site.pages()
  for (const page of pages) {
    const html = await assemble(page, await site.render(page))
    await write(page.file, html)
    // A third of the bytes: the page that takes its words has the same styles and scripts.
    if (page.wordsFile) await write(page.wordsFile, html.replaceAll(/<(style|script)\b.*?<\/\1>/gs, ""))
  }
  const [start] = pages
  const missing = pages.find(({ name, language }) => name === "error-404" && language === "en")
  if (!start || !missing) throw new Error("the site has no start page, or none for what is not found")
  await write("404.html", await assemble(missing, await site.render(missing)))
  await write("shell.html", await assemble(start, await site.renderShell()))
  await write("sitemap.xml", sitemap(site.sitemapEntries()))
  // Pages that must not be indexed say so themselves, so crawling is not restricted.
  await write("robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${site.siteUrl}/sitemap.xml\n`)
  await writeFile(`${bundleDirOf(outDir)}/site.js`, hostModule(manifest, base, release))
  await rm(`${outDir}/.vite`, { recursive: true })
}

/** The module that a host imports: the bundle's entry, and the names of the files that pages with experiments link to. */
function hostModule(manifest: Manifest, base: string, release: string): string {
  const urls = (key: string) => closure(manifest, [key]).js.map((file) => base + file)
  const build = {
    release,
    applyDecision: urls(applyScript),
    decide: [...urls("src/boot/pageEvaluator.ts"), ...urls("src/boot/variantTexts.ts").slice(-1)],
    variantTextFiles: Object.fromEntries(
      languages.map((language) => [language, urls(`locales/${language}/variants.json`)]),
    ),
  }
  return `export * from "./host.js"\nexport const build = ${JSON.stringify(build)}\n`
}

/** What follows an accepted code. */
const stages = "src/features/registration/panel/RegistrationStages.tsx"

/** Ids of the pages that hold how it begins (product decisions, section 4): the landing pages and formstarted. */
const formRoutes = /^(?:landing|registration-formstarted)[-_]/

/** The colours of the browser's own bars, as in src/ui/tokens.css: most pages begin on the dark surface, as index.html. */
const surfaces = { night: "#0c0b0a", ivory: "#f6f2ea" }

/** A page that begins on the light one. */
const isLight = /^<div [^>]*data-surface="light"/

/** The font of the headings: the first text that is painted. */
const firstFont = "src/assets/fonts/bodoni-moda-latin.woff2"

/** Returns the function that inserts a rendered page, its styles and the links to its chunks into the template. */
function assembler(outDir: string, base: string, manifest: Manifest, template: string) {
  const entry = keyOf(manifest, "the page's script", ({ file }) => template.includes(`/${file}"></script>`))
  const mount = keyOf(manifest, "React", ({ name }) => name === "mountPage")
  const sandboxInside = manifest[entry]?.dynamicImports?.some((key) => key.endsWith("main.tsx")) ?? false
  return async (page: Page, rendered: Rendered): Promise<string> => {
    const first = closure(manifest, [entry])
    const folder = `src/pages/${page.name}/`
    const common = keyOf(manifest, page.language, ({ name }) => name === page.language)
    const { js, css } = closure(manifest, [entry, mount, `${folder}page.tsx`, common, ...page.textFiles])
    const holdsForm = formRoutes.test(rendered.routeId)
    const isReplaceable = mayBeReplaced.test(rendered.routeId)
    const texts = `locales/${page.language}/registration.json`
    const formOnly = closure(manifest, [stages, texts]).js.filter((file) => !js.includes(file))
    // Lazily loaded parts are in the page's HTML.
    const later = closure(manifest, [
      ...Object.keys(manifest).filter((key) => key.startsWith(folder)),
      ...(holdsForm ? [stages] : []),
      ...page.deferredFiles,
    ]).css
    const styles = [...new Set([...css, ...later])]
    const preloads = (files: string[], attributes = "") =>
      files.map((file) => `<link rel="modulepreload" crossorigin${attributes} href="${base}${file}" />`).join("")
    const inlined = styles.map((file) => readFileSync(`${outDir}/${file}`, "utf8")).join("")
    const font = manifest[firstFont]?.file
    if (!font) throw new Error(`the build has no ${firstFont}`)
    // In the body: Chromium delays the first paint by 50 ms for a font requested in the head.
    const fontLink = `<link rel="preload" href="${base}${font}" as="font" type="font/woff2" crossorigin />`
    const modules = [
      preloads(first.js.filter((file) => file !== manifest[entry]?.file)),
      // After what is seen first, on a host that ranks requests.
      preloads(
        js.filter((file) => !first.js.includes(file)),
        ' fetchpriority="low"',
      ),
    ].join("")
    const links = [
      // The sandbox's service worker answers it once it is active; an earlier preload would be used instead.
      ...(sandboxInside ? [] : [`<link rel="preload" href="${base}defaults.json" as="fetch" />`]),
      `<style>${inlined.trim()}</style>`,
    ]
    const inlineScript = [
      // Fetched by the entry for a visitor with a code (src/boot/steps.ts).
      ...(holdsForm ? [`<template id="form-modules">${preloads(formOnly)}</template>`] : []),
      // After the templates, which it may use.
      await pageScript(rendered.routeId),
    ]
    // Last of all: on a slow phone, headline, form and hero picture are seen 60 to 100 ms earlier than with these in
    // the head, where each of their requests is made before the first paint.
    const scripts = [
      // Vite's own preloading looks for a stylesheet of this URL, and then neither fetches it nor waits for it.
      ...styles.map((file) => `<link rel="stylesheet" href="${base}${file}" disabled />`),
      ...(isReplaceable ? [`<template id="modules">${modules}</template>`, ...inlineScript] : [modules]),
      template.match(entryElement)?.[0].trim() ?? "",
    ]
    return (
      template
        .replace(surfaces.night, isLight.test(rendered.body) ? surfaces.ivory : surfaces.night)
        // Explanations, and the indentation; the places to fill have no blank.
        .replaceAll(/<!-- .*?-->|\n\s*(?=<)/gs, "")
        .replaceAll(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, "")
        .replace(entryElement, "")
        .replace("</body>", () => `${scripts.join("")}</body>`)
        .replace('lang="en"', () => `lang="${page.language}"`)
        // Before the head script, which would delay it: a policy in the page stops the browser's preload scanner.
        .replace("<!--opening-->", () => rendered.opening)
        .replace("<!--head-->", () => [rendered.head, ...links, ...(isReplaceable ? [] : inlineScript)].join(""))
        .replace(
          '<div id="root">',
          () => `<div id="root" data-route="${rendered.routeId}" data-language="${page.language}">`,
        )
        .replace("<!--first-font-->", () => fontLink)
        .replace("<!--app-->", () => rendered.body)
        .replace("<!--notices-->", () => rendered.notices)
    )
  }
}

/** The page's script element, which Vite puts into the head. */
const entryElement = /\s*<script type="module"[^>]*><\/script>/

/** The key of a chunk; one that holds what every page shares has no module as its key. */
function keyOf(manifest: Manifest, what: string, isIt: (chunk: ManifestChunk) => boolean): string {
  const [key] = Object.entries(manifest).find(([, chunk]) => isIt(chunk)) ?? []
  if (!key) throw new Error(`the build has no chunk for ${what}`)
  return key
}

/** Script and style files that a set of modules needs statically; dependencies come first, as the cascade requires. */
function closure(manifest: Manifest, keys: string[]): { js: string[]; css: string[] } {
  const js = new Set<string>()
  const css = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`the build has no chunk for ${key}`)
    if (js.has(chunk.file)) return
    chunk.imports?.forEach(visit)
    js.add(chunk.file)
    chunk.css?.forEach((file) => css.add(file))
  }
  keys.forEach(visit)
  return { js: [...js], css: [...css] }
}
