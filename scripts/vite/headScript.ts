import { build, type Plugin } from "vite"

const tag = /<script src="([^"]+)" data-inline><\/script>/

/**
 * Vite plug-in that inlines the script marked `data-inline` into the page, bundled and minified, in development and in
 * the build alike: it has to run before the first paint, so it cannot wait for a request of its own.
 */
export function headScript(): Plugin {
  let code: Promise<string> | undefined
  return {
    name: "head-script",
    transformIndexHtml: {
      order: "pre",
      async handler(html) {
        const entry = tag.exec(html)?.[1]
        if (!entry) return html
        code ??= bundleInline(entry)
        const script = await code
        return html.replace(tag, () => `<script>${script}</script>`)
      },
    },
  }
}

/**
 * Bundles and minifies a script for an inline element.
 * @param entry path from the root of the project, with a leading slash
 */
export async function bundleInline(entry: string): Promise<string> {
  const result = await build({
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
  })
  const output = (Array.isArray(result) ? result : [result]).flatMap((part) => ("output" in part ? part.output : []))
  const chunk = output.find((part) => part.type === "chunk")
  if (!chunk) throw new Error(`${entry} was not bundled`)
  return chunk.code.trim().replaceAll("</script", "<\\/script")
}
