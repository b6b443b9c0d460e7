import { build } from "vite"

const outDir = "node_modules/.sandbox"
const common = { configFile: false, publicDir: false, logLevel: "warn" } as const

/** Bundles the sandbox's server for Node, with all its imports, into `node_modules/.sandbox/cli.js`. */
await build({
  ...common,
  build: { ssr: "src/sandbox/cli.ts", outDir, emptyOutDir: true, target: "node24" },
  ssr: { noExternal: true },
})

/** Bundles the script of the sandbox's own pages for browsers, into `pages.js` beside it. */
await build({
  ...common,
  build: {
    outDir,
    emptyOutDir: false,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: { input: "src/sandbox/client/pages.ts", output: { entryFileNames: "pages.js" } },
  },
})
