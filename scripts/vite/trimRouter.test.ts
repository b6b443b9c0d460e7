// @vitest-environment node
import { build, type Rolldown } from "vite"
import { expect, test } from "vitest"
import { trimRouter } from "./trimRouter.ts"

/** What the site takes from the router. */
const used = "BrowserRouter, useHref, useLinkClickHandler, useLocation, useNavigate, useNavigationType"

const virtualEntry = "virtual:router-user"

/** Bundles what the site uses of the router, without React itself, as the site's build does. */
async function bundle(plugins: ReturnType<typeof trimRouter>[]): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [
      ...plugins,
      {
        name: "entry",
        resolveId: (id) => (id === virtualEntry ? id : null),
        load: (id) => (id === virtualEntry ? `export { ${used} } from "react-router-dom"` : null),
      },
    ],
    build: {
      write: false,
      rollupOptions: { input: virtualEntry, external: /^react(-dom)?(\/|$)/, preserveEntrySignatures: "strict" },
    },
  })) as Rolldown.RolldownOutput
  return output.output.map((file) => (file.type === "chunk" ? file.code : "")).join("")
}

test("only what the site uses of the router is bundled", async () => {
  const [whole, trimmed] = await Promise.all([bundle([]), bundle([trimRouter()])])
  // Parts of the data router. Once a build leaves them out by itself, the plug-in can go.
  for (const part of ["RouterProvider", "useSubmit", "HydrateFallback", "modulepreload"]) {
    expect(whole, part).toContain(part)
    expect(trimmed, part).not.toContain(part)
  }
  // Once the library writes differently what the plug-in looks for, its parts come back: 36 kB, minified.
  expect(trimmed.length).toBeLessThan(14_000)
}, 30_000)
