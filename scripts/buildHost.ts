import { build } from "vite"

/** Bundles the Node host, with all its imports, into `dist-host/host.js` (deploy/node/README.md). */
await build({
  configFile: false,
  publicDir: false,
  logLevel: "warn",
  build: { ssr: "deploy/node/host.ts", outDir: "dist-host", emptyOutDir: true, target: "node24" },
  ssr: { noExternal: true },
})
