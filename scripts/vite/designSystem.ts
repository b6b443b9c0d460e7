import { rename, rm } from "node:fs/promises"
import react from "@vitejs/plugin-react"
import { build } from "vite"

const folder = "src/sandbox/designSystem"

/** The design system page in development. */
export const designSystemTemplate = `${folder}/designSystem.html`

/** Path of the page, relative to the base path. */
export const designSystemPath = "sandbox/design-system"

/**
 * Builds the page that shows every component in each of its states. It is a site of its own: in one build with the
 * acquisition site it would share chunks with it, including the early one, which starts the site as soon as it loads.
 * @param base path under which the acquisition site is served, with slashes at both ends
 * @param outDir folder of the built site, into which the page is written
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
