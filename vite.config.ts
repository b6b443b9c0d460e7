import { availableParallelism } from "node:os"
import react from "@vitejs/plugin-react"
import browserslistToEsbuild from "browserslist-to-esbuild"
import { Features } from "lightningcss"
import { defineConfig, loadEnv, type ResolveModulePreloadDependenciesFn } from "vite"
import { compileHints } from "./scripts/vite/compileHints.ts"
import { compress } from "./scripts/vite/compress.ts"
import { headScript } from "./scripts/vite/headScript.ts"
import { localeTexts } from "./scripts/vite/localeTexts.ts"
import { moduleClosure } from "./scripts/vite/moduleClosure.ts"
import { prerender } from "./scripts/vite/prerender.ts"
import { releaseIdOfSources } from "./scripts/vite/releaseId.ts"
import { sandboxHost } from "./scripts/vite/sandboxHost.ts"
import { scopedName } from "./scripts/vite/scopedName.ts"
import { sealPages } from "./scripts/vite/sealPages.ts"
import { trimLibraries } from "./scripts/vite/trimLibraries.ts"

/** What the entry runs before all else. */
const early = moduleClosure("/src/main.tsx", "/src/boot/steps.ts", "/src/services/i18n/extraTexts.ts")
/** What the landing page needs to come alive. */
const landing = moduleClosure("/src/boot/mountPage.tsx", "/src/pages/landing/page.tsx")
/** What the registration form needs besides. */
const form = moduleClosure("/src/features/registration/panel/RegistrationStages.tsx")
/** What pages without a form need of it. */
const formless = moduleClosure("/src/pages/registration-formfinished/page.tsx", "/src/pages/registration-deny/page.tsx")

const isPackage = (id: string) => id.includes("/node_modules/")
/** What features, pages and the landing page's looks consist of; what stands below them in the layers is for all pages. */
const isOfPages = (id: string) => /\/src\/(?:features|pages|ui\/layouts\/landing)\//.test(id)

/** Few larger files compress better than many small ones; the first group that fits takes a module. */
const chunkGroups = [
  { name: "early", test: early.has, priority: 1 },
  { name: "vendor", test: (id: string) => landing.has(id) && isPackage(id) },
  { name: "mountPage", test: (id: string) => landing.has(id) && (!isOfPages(id) || landing.isTiny(id)) },
  { name: "shared", test: (id: string) => form.has(id) && formless.has(id) && !isOfPages(id) },
  { name: "form", test: (id: string) => form.has(id) && !isOfPages(id) },
]

/**
 * How a built file's name ends. Seven characters of a hash tell the versions of one file apart as well as eight do, and
 * hashes do not compress: the landing page and its scripts name some 150 files. For the same reason they have small
 * letters and digits alone, of which 36 bits are enough.
 */
const hash = "-[hash:7]"
const hashCharacters = "base36"

/** Files that every page has before it imports another. */
const alwaysThere = /\/(?:rolldown-runtime|vendor|mountPage|early)-/

/**
 * What is fetched beside a file that is imported later: only what can be missing, and nothing beside a file that needs
 * nothing else. Each name that is left out spares the landing page's scripts some bytes that do not compress.
 */
const preloadsBeside: ResolveModulePreloadDependenciesFn = (file, dependencies, { hostType }) => {
  if (hostType === "html") return dependencies
  const missing = dependencies.filter((name) => !alwaysThere.test(name))
  return missing.every((name) => name === file) ? [] : missing
}

export default defineConfig(({ command, mode }) => {
  const env = loadEnv(mode, process.cwd())
  const withSandbox = env["VITE_SANDBOX"] === "true"
  const brand = env["VITE_BRAND_NAME"] ?? "Lisière"
  const release = env["VITE_RELEASE_ID"] ?? releaseIdOfSources()
  return {
    base: "/acquisition/",
    plugins: [
      react(),
      trimLibraries(),
      early,
      landing,
      form,
      formless,
      localeTexts(brand),
      ...(withSandbox ? [sandboxHost()] : []),
      compileHints(),
      headScript(),
      prerender(release),
      sealPages(release),
      // Only what goes live is worth the seconds.
      ...(mode === "qa" || process.env["COMPRESS"] === "false" ? [] : [compress()]),
    ],
    define: {
      ...(command === "build" && {
        "import.meta.env.VITE_RELEASE_ID": JSON.stringify(release),
      }),
      // Of the error reporter only what reports errors: no tracing, no words for its developers.
      __SENTRY_DEBUG__: "false",
      __SENTRY_TRACING__: "false",
    },
    // Nothing uses light-dark(), whose substitute would be on every page.
    css: { modules: { generateScopedName: scopedName }, lightningcss: { exclude: Features.LightDark } },
    // A language file is one value: its keys are read by name at run time.
    json: { namedExports: false },
    logLevel: "warn",
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: { entryFileNames: `assets/[name]${hash}.js`, chunkFileNames: `assets/[name]${hash}.js` },
          },
        },
      },
    },
    build: {
      target: browserslistToEsbuild(),
      // The landing page's scripts are 0.7 kB smaller than by the bundler's own minifier, those of the form 0.6 kB.
      minify: "terser",
      // By default all processors but one, which is one of two.
      terserOptions: { ecma: 2020, compress: { passes: 3, pure_getters: true }, maxWorkers: availableParallelism() },
      outDir: process.env["OUT_DIR"] ?? (mode === "qa" ? "dist-qa" : "dist"),
      assetsInlineLimit: 0,
      // Safari preloads modules by itself since 17; before, they come when they are imported.
      modulePreload: { polyfill: false, resolveDependencies: preloadsBeside },
      reportCompressedSize: false,
      // The scripts are the same with and without; a release leaves the maps out.
      sourcemap: process.env["SOURCE_MAPS"] === "true" && "hidden",
      // With the sandbox inside, nothing of the site may run before the mocked backend answers.
      rolldownOptions: {
        // Fields of classes, which Safari before 16 reads wrongly, become assignments; else each page brings a helper for them.
        transform: { assumptions: { setPublicClassFields: true } },
        output: {
          hashCharacters,
          assetFileNames: `assets/[name]${hash}[extname]`,
          ...(!withSandbox && { codeSplitting: { groups: chunkGroups } }),
        },
      },
    },
  }
})
