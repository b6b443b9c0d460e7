import { build, type Plugin, type Rolldown } from "vite"
import { expect, test } from "vitest"
import { trimLibraries } from "./trimLibraries.ts"

const virtualEntry = "virtual:user"

/** Bundles a module as the site's build does, without React itself. */
async function bundle(code: string, plugins: Plugin[]): Promise<string> {
  const entry = {
    name: "entry",
    resolveId: (id: string) => (id === virtualEntry ? id : null),
    load: (id: string) => (id === virtualEntry ? code : null),
  }
  const output = (await build({
    configFile: false,
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [...plugins, entry],
    build: {
      write: false,
      rolldownOptions: { input: virtualEntry, external: /^react(-dom)?$|^react\//, preserveEntrySignatures: "strict" },
    },
  })) as Rolldown.RolldownOutput
  return output.output.map((file) => (file.type === "chunk" ? file.code : "")).join("")
}

test.each([
  {
    library: "i18next",
    code: 'export { createInstance } from "i18next"',
    // The loading of files, the formatting of values, copies of an instance, the direction of writing, selectors, and
    // what is said of missing keys.
    parts: [
      "readingCalls",
      "DateTimeFormat",
      "forkResourceStore",
      "getTextInfo",
      " for nesting ",
      "PATH_KEY",
      "flat JSON",
    ],
    limit: 30_000,
  },
  {
    library: "react-i18next",
    code: 'export { I18nextProvider, initReactI18next, useTranslation } from "react-i18next"',
    // The wait for texts.
    parts: ["USE_T_BEFORE_READY", "SUSPENDED_WHILE_LOADING"],
    limit: 32_500,
  },
  {
    library: "the router",
    code: 'export { BrowserRouter, useHref, useLinkClickHandler, useLocation, useNavigate, useNavigationType } from "react-router-dom"',
    // Parts of the data router. Once a build leaves them out by itself, the plug-in can go.
    parts: ["RouterProvider", "useSubmit", "HydrateFallback", "modulepreload"],
    limit: 14_000,
  },
  {
    library: "React DOM",
    code: 'export { createPortal } from "react-dom"\nexport { hydrateRoot } from "react-dom/client"',
    // What a reference to a fragment can do, view transitions, activities, names of components, files that components ask for.
    parts: [
      "observeUsing",
      "::view-transition-group",
      "_eventListeners",
      "DetermineComponentFrameRoot",
      "initiatorType",
    ],
    limit: 164_000,
  },
  {
    library: "Formik",
    code: 'export { useFormik } from "formik"',
    // Its components, its checks of single fields, and lodash.
    parts: ["displayName", "DO_NOT_DELETE_YOU_WILL_BE_FIRED", "__lodash_hash_undefined__"],
    limit: 7500,
  },
  {
    library: "Yup",
    code: 'export { array, mixed, object, string, ValidationError } from "yup"',
    // Dates, numbers, formats of texts, names of keys, descriptions of schemas.
    parts: ["moreThan", "[0-9a-f]{8}-", "snakeCase"],
    limit: 22_000,
  },
  {
    library: "urql",
    code: 'export { Client, fetchExchange, mapExchange, subscriptionExchange } from "urql"',
    // The parser and the printer of operations, answers in parts, files.
    parts: ["noLocation", "boundary", "FormData"],
    limit: 21_000,
  },
])("only what the site uses of $library is bundled", async ({ code, parts, limit }) => {
  const [whole, trimmed] = await Promise.all([bundle(code, []), bundle(code, trimLibraries())])
  expect(parts.filter((part) => !whole.includes(part))).toEqual([])
  expect(parts.filter((part) => trimmed.includes(part))).toEqual([])
  // Once the library writes differently what the plug-in looks for, its parts come back.
  expect(trimmed.length).toBeLessThan(limit)
})
