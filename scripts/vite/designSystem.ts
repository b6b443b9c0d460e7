import { rename, rm } from "node:fs/promises"
import react from "@vitejs/plugin-react"
import { build } from "vite"

const folder = "src/sandbox/designSystem"

/** The page of the design system while it is being worked on. */
export const designSystemTemplate = `${folder}/designSystem.html`

/** Where the page stands, below the base path. */
export const designSystemPath = "sandbox/design-system"

/**
 * Builds the page that shows every component in each of its states. It is a site of its own: in one build with the
 * acquisition site it would share chunks with it, and the early one starts the site as soon as it is loaded.
 * @param base path under which the acquisition site is served, with slashes at its ends
 * @param outDir folder of the built site, into which the page is put
 */
export async function buildDesignSystem(mode: string, base: string, outDir: string): Promise<void> {
  const ownDir = `${outDir}/${designSystemPath}`
  await build({
    configFile: false,
    mode,
    base: `${base}${designSystemPath}/`,
    publicDir: false,
    logLevel: "error",
    plugins: [react()],
    build: {
      outDir: ownDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rollupOptions: { input: designSystemTemplate },
    },
  })
  await rename(`${ownDir}/${designSystemTemplate}`, `${ownDir}/index.html`)
  await rm(`${ownDir}/src`, { recursive: true })
}
