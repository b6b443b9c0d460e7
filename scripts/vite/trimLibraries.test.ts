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
    // The loading of files, the formatting of values, copies of an instance, the direction of writing, selectors.
    parts: ["readingCalls", "DateTimeFormat", "forkResourceStore", "getTextInfo", " for nesting ", "PATH_KEY"],
    limit: 37_500,
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
    // What a reference to a fragment can do, view transitions, activities.
    parts: ["observeUsing", "::view-transition-group", "_eventListeners"],
    limit: 185_000,
  },
])("only what the site uses of $library is bundled", async ({ code, parts, limit }) => {
  const [whole, trimmed] = await Promise.all([bundle(code, []), bundle(code, trimLibraries())])
  expect(parts.filter((part) => !whole.includes(part))).toEqual([])
  expect(parts.filter((part) => trimmed.includes(part))).toEqual([])
  // Once the library writes differently what the plug-in looks for, its parts come back.
  expect(trimmed.length).toBeLessThan(limit)
})
