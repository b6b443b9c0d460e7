import react from "@vitejs/plugin-react"
import browserslistToEsbuild from "browserslist-to-esbuild"
import { defineConfig, loadEnv, type ResolveModulePreloadDependenciesFn } from "vite"
import { compress } from "./scripts/vite/compress.ts"
import { consentHashes } from "./scripts/vite/consentHashes.ts"
import { headScript } from "./scripts/vite/headScript.ts"
import { localeTexts } from "./scripts/vite/localeTexts.ts"
import { moduleClosure } from "./scripts/vite/moduleClosure.ts"
import { prerender } from "./scripts/vite/prerender.ts"
import { releaseIdOfSources } from "./scripts/vite/releaseId.ts"
import { sandboxHost } from "./scripts/vite/sandboxHost.ts"
import { scopedName } from "./scripts/vite/scopedName.ts"
import { sealPages } from "./scripts/vite/sealPages.ts"
import { separateSourceMaps } from "./scripts/vite/separateSourceMaps.ts"
import { themeColor } from "./scripts/vite/themeColor.ts"
import { trimI18next } from "./scripts/vite/trimI18next.ts"
import { trimRouter } from "./scripts/vite/trimRouter.ts"

/** What the entry runs before all else. */
const early = moduleClosure(["/src/main.tsx", "/src/boot/steps.ts", "/src/services/i18n/extraTexts.ts"])
/** What the landing page needs to come alive. */
const landing = moduleClosure(["/src/boot/mountPage.tsx", "/src/pages/landing/page.tsx"])

/** What the registration form needs besides. */
const form = moduleClosure(["/src/features/registration/panel/RegistrationStages.tsx"])

/** Parts of the landing page's first load that would be files of 150 bytes, with names to import and a request each. */
const tiny =
  /\/src\/(?:features\/registration\/invitation\/(?:useInvitation|sampleInviter)|shared\/feedback\/Loading)\.tsx?$/

/** Formik and Yup, and what nothing but a form imports. */
const formik =
  /\/node_modules\/(?:formik|yup)\/|\/src\/(?:shared\/forms\/useFormikForm|(?:shared|features\/registration\/consents)\/(?:[\w/]+\/)?model\/schema)\.ts$/

/** The list of a language's files, and the words that every page has; captures the language. */
const commonTexts = /(?:language-files|\/locales)\/([a-z]{2})(?:\/common\.json)?$/

/** Few larger files compress better than many small ones: 3.5 kB of the landing page's 112 kB. */
const chunkGroups = [
  { name: "early", test: early.has, priority: 1 },
  {
    name: "vendor",
    test: /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|zustand)\//,
  },
  // What mounts a page and what every page needs; parts and looks of the landing page alone are none of it.
  {
    name: "mountPage",
    test: (id: string) =>
      landing.has(id) &&
      (tiny.test(id) ||
        !/\/src\/(?:features\/|pages\/|shared\/loading\/useLoadedPart|ui\/layouts\/landing\/)/.test(id)),
  },
  // The panel of the landing page, with its parts.
  {
    name: "opening",
    test: (id: string) =>
      landing.has(id) &&
      /\/src\/features\/registration\/(?:finished\/FinishedInPopup|invitation\/CodeForm|panel)\b/.test(id),
  },
  // The list of a language's files with the words that every page has.
  { name: (id: string) => commonTexts.exec(id)?.[1] ?? null, debugName: "common texts", test: commonTexts },
  // The sections below the opening and the page about accessibility have them in common with the form's fields, which they
  // do not need.
  { name: "Disclosure", test: /\/src\/ui\/(?:Disclosure|RichText)\// },
  // Who the visitor is to experiments, and what they have counted.
  {
    name: "exposures",
    test: /\/src\/(?:services\/experiments\/(?:anonymousId|exposures|stickyBuckets)|lib\/isAnonymousId)\.ts$/,
  },
  // Sending something once and what it leads to, on pages with one button too, which have none of the fields.
  {
    name: "sending",
    test: /\/src\/(?:services\/(?:api\/execute|analytics\/trackRegistrationFinished|state\/activationSignal)|shared\/(?:feedback\/SendProblem|forms\/(?:useSending|InternalErrorNotice)|outcome\/useFollowUp)|router\/usePageNavigation|ui\/useFocusWhenGone|lib\/sha256)\.tsx?$/,
  },
  // The registration form comes before the other forms, which share its fields: 2.5 kB less on the way to an account.
  {
    name: "fields",
    test: (id: string) =>
      form.has(id) &&
      !landing.has(id) &&
      !formik.test(id) &&
      /\/src\/(?:features\/registration\/consents|shared\/(?:country|forms)|ui\/(?:ErrorSummary|Field))\/|\/src\/lib\/(?:email|text)\.ts$/.test(
        id,
      ),
  },
  // What surrounds the content of the pages behind the landing page, as one file with one name to import.
  {
    name: "split",
    test: /\/src\/ui\/layouts\/(?:split\/|(?:Centered|Default|NoFooter)Layout)|\/src\/ui\/useSearch\.|\/src\/ui\/(?:Actions|LineList|WovenLabel)\/|\/src\/assets\/pictures\/(?:pages\.ts|[\w-]+-(?:800|960)\.\w+$)/,
  },
  // For pages with a form; not for those that share a form's fields and have none.
  { name: "formik", test: formik },
  // What the pages about the activation e-mail share.
  {
    name: "mailbox",
    test: /\/src\/features\/registration\/(?:finished\/(?:Activated|MailboxLink|Progress|useActivated)\.|model\/mailProviders\.ts)|\/src\/ui\/TransientPart\//,
  },
  // What an answer to a registration means and brings about, on each page that sends one.
  { name: "outcome", test: /\/src\/features\/registration\/model\/registration(?:Outcome|FollowUp)\.ts$/ },
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
  const sourceMaps = process.env["SOURCE_MAPS"]
  return {
    base: "/acquisition/",
    plugins: [
      react(),
      trimRouter(),
      trimI18next(),
      early,
      landing,
      form,
      localeTexts(brand),
      consentHashes(brand),
      ...(withSandbox ? [sandboxHost()] : []),
      headScript(),
      themeColor(),
      prerender(release),
      sealPages(release),
      ...(sourceMaps ? [separateSourceMaps(sourceMaps)] : []),
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
    css: { modules: { generateScopedName: scopedName } },
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
      outDir: process.env["OUT_DIR"] ?? (mode === "qa" ? "dist-qa" : "dist"),
      assetsInlineLimit: 0,
      // Safari preloads modules by itself since 17; before, they come when they are imported.
      modulePreload: { polyfill: false, resolveDependencies: preloadsBeside },
      reportCompressedSize: false,
      // The scripts are the same with and without.
      sourcemap: sourceMaps ? "hidden" : false,
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
