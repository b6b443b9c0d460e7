import { readdir, readFile, writeFile } from "node:fs/promises"
import { loadEnv, type Plugin } from "vite"
import { contentSecurityPolicy, policySources } from "./contentSecurityPolicy.ts"

/** The page's own scripts and styles follow right after it, and the policy has to precede them. */
const encoding = '<meta charset="utf-8" />'

/**
 * Vite plug-in that runs after everything that writes pages: it adds the release id and the policy with the hashes of
 * the inline parts to each page, and writes health.json (release, build time) for monitors. Nothing may change a page
 * after it.
 * @param release names the build
 */
export function sealPages(release: string): Plugin {
  return {
    name: "seal-pages",
    apply: "build",
    buildApp: {
      order: "post",
      async handler({ config }) {
        const outDir = config.build.outDir
        const env = loadEnv(config.mode, config.envDir || process.cwd(), ["VITE_", "CSP_"])
        const sources = policySources(env)
        const isMocked = env["VITE_SANDBOX"] === "true"
        const names = await readdir(outDir, { recursive: true })
        const pages = names.filter((name) => name.endsWith(".html"))
        const seal = async (name: string) => {
          const html = await readFile(`${outDir}/${name}`, "utf8")
          if (!html.includes(encoding)) throw new Error(`${name} does not begin with ${encoding}`)
          const kind = /^sandbox[/\\]/.test(name) ? "sandbox" : "site"
          const policy = contentSecurityPolicy(html, sources, isMocked ? kind : undefined)
          const metas = [
            `<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
            `<meta name="release" content="${release.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}" />`,
          ]
          await writeFile(
            `${outDir}/${name}`,
            html.replace(encoding, () => [encoding, ...metas].join("")),
          )
        }
        await Promise.all(pages.map(seal))
        await writeFile(`${outDir}/health.json`, `${JSON.stringify({ release, builtAt: new Date().toISOString() })}\n`)
      },
    },
  }
}
