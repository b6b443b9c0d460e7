import { build, type Plugin, type Rolldown } from "vite"

const tags = /<script src="([^"]+)" data-inline><\/script>/g

/**
 * Vite plug-in that inlines the scripts marked `data-inline` into the page, bundled and minified, in development and in
 * the build alike: they have to run before the first paint, or before anything is pressed, so they cannot wait for a
 * request of their own.
 */
export function headScript(): Plugin {
  return {
    name: "head-script",
    transformIndexHtml: {
      order: "pre",
      async handler(html) {
        let page = html
        for (const [tag, entry = ""] of html.matchAll(tags)) {
          const script = await bundleInline(entry)
          page = page.replace(tag, () => `<script>${script}</script>`)
        }
        return page
      },
    },
  }
}

/**
 * Bundles and minifies a script for an inline element.
 * @param entry path from the root of the project, with a leading slash
 */
export async function bundleInline(entry: string): Promise<string> {
  const [result] = (await build({
    configFile: false,
    publicDir: false,
    logLevel: "error",
    build: {
      write: false,
      lib: { entry: `.${entry}`, formats: ["iife"], name: "head" },
      minify: true,
      // Smaller by some 20 bytes (brotli).
      rolldownOptions: { optimization: { inlineConst: true } },
    },
  })) as [Rolldown.RolldownOutput]
  return result.output[0].code.trim().replaceAll("</script", "<\\/script")
}
