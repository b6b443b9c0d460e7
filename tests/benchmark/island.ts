import { createElement } from "react"
import { renderToString } from "react-dom/server"
import { rolldown } from "rolldown"
import { IslandForm } from "./islandForm.ts"

/** Where the benchmark's host serves the page and its script. */
export const islandPath = "/island.html"
export const islandScript = "/island.js"

/**
 * The static page with one island, as a site generator makes it: its first form is hydrated as soon as its script has
 * come.
 * @param page the static page, as HTML
 */
export const islandPage = (page: string): string =>
  page
    .replace(/<form\b.*?<\/form>/s, () => `<div id="island">${renderToString(createElement(IslandForm))}</div>`)
    .replace("</body>", `<script>earlyActions = {}</script><script type="module" src="${islandScript}"></script>$&`)

/** The script of {@link islandPage}, minified. */
export async function buildIsland(): Promise<string> {
  const bundle = await rolldown({
    input: "tests/benchmark/islandForm.ts",
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
  })
  const { output } = await bundle.generate({ minify: true })
  return output[0].code
}
