import react from "@vitejs/plugin-react"
import { defineConfig, loadEnv } from "vite"
import { consentHashes } from "./scripts/vite/consentHashes.ts"
import { headScript } from "./scripts/vite/headScript.ts"
import { localeTexts } from "./scripts/vite/localeTexts.ts"
import { prerender } from "./scripts/vite/prerender.ts"
import { sandboxHost } from "./scripts/vite/sandboxHost.ts"

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
    },
  }
})
