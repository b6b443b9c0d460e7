import { build } from "vite"

/** Bundles the sandbox's server for Node, with all its imports, into `node_modules/.sandbox/cli.js`. */
await build({
  configFile: false,
  publicDir: false,
  logLevel: "warn",
  build: { ssr: "src/sandbox/cli.ts", outDir: "node_modules/.sandbox", emptyOutDir: true, target: "node24" },
  ssr: { noExternal: true },
})
