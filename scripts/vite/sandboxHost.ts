import { copyFile, mkdir } from "node:fs/promises"
import { createRequire } from "node:module"
import { dirname } from "node:path"
import type { Plugin } from "vite"

const workerFile = createRequire(import.meta.url).resolve("msw/mockServiceWorker.js")
const template = "src/sandbox/sandbox.html"
/** Path of the sandbox's own pages, relative to the base path. */
const pages = ["sandbox/", "sandbox/outbox", "sandbox/faults", "sandbox/play"]

/**
 * Vite plug-in for the builds with the mocked backend built in (QA, development): the entry that starts it, its service
 * worker, and its pages. A production build does not use this plug-in.
 */
export function sandboxHost(): Plugin {
  let base = ""
  let outDir = ""
  return {
    name: "sandbox-host",
    config: () => ({
      environments: { client: { build: { rollupOptions: { input: ["index.html", template] } } } },
      // The mocked backend is large, and its size does not matter.
      build: { target: "es2022", chunkSizeWarningLimit: 2000 },
    }),
    configResolved(config) {
      base = config.base
      outDir = config.build.outDir
    },
    transformIndexHtml: {
      order: "pre",
      handler: (html) => html.replace("/src/main.tsx", "/src/mainWithSandbox.ts"),
    },
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const path = request.url?.split("?")[0]?.slice(base.length) ?? ""
        if (path === "mockServiceWorker.js") request.url = `${base}@fs/${workerFile}`
        else if (pages.includes(path)) request.url = base + template
        next()
      })
    },
    async writeBundle() {
      if (this.environment.name !== "client") return
      await copyFile(workerFile, `${outDir}/mockServiceWorker.js`)
      for (const page of pages) {
        const file = `${outDir}/${page}${page.endsWith("/") ? "" : "/"}index.html`
        await mkdir(dirname(file), { recursive: true })
        await copyFile(`${outDir}/${template}`, file)
      }
    },
  }
}
