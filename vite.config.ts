import react from "@vitejs/plugin-react"
import { defineConfig, loadEnv } from "vite"
import { consentHashes } from "./scripts/vite/consentHashes.ts"
import { headScript } from "./scripts/vite/headScript.ts"
import { localeTexts } from "./scripts/vite/localeTexts.ts"
import { prerender } from "./scripts/vite/prerender.ts"
import { sandboxHost } from "./scripts/vite/sandboxHost.ts"

/** Few larger files compress better than many small ones: 3.5 kB of the landing page's 112 kB. */
const chunkGroups = [
  {
    name: "vendor",
    test: /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|zustand)\//,
  },
  // What most pages need anyway.
  {
    name: "base",
    test: /\/src\/(?:lib|config|routes|i18n|monitoring|analytics|layouts|state|api|feedback|ui|token)\//,
    minShareCount: 7,
  },
]

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, process.cwd())
  const brand = env["VITE_BRAND_NAME"] ?? "Lisière"
  return {
    base: "/acquisition/",
    plugins: [
      react(),
      localeTexts(brand),
      consentHashes(brand),
      ...(env["VITE_SANDBOX"] === "true" ? [sandboxHost()] : []),
      headScript(),
      prerender(),
    ],
    // A language file is one value: its keys are read by name at run time.
    json: { namedExports: false },
    logLevel: "warn",
    build: {
      target: "es2022",
      outDir: process.env["OUT_DIR"] ?? (mode === "qa" ? "dist-qa" : "dist"),
      assetsInlineLimit: 0,
      // Every browser of the target preloads modules by itself.
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    },
  }
})
