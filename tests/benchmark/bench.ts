/**
 * Measures the site as a visitor on a phone with a slow connection sees it, against a static page with the same content,
 * and one with a React form as its island, in the same run, and prints the figures beside the goals. A benchmark, not a
 * test: its exit code says nothing about the figures.
 *     npm run bench -- [--runs N] [--only seen|thread|presses] [--against FOLDER]
 * --only     when headline and forms are seen, from so many visits that the ratios can be trusted; what the main thread
 *            works; how long a press waits while the page loads
 * --against  an earlier build too, visited in turn with this one
 */
import { execFileSync } from "node:child_process"
import { pathToFileURL } from "node:url"
import { parseArgs } from "node:util"
import { startDecidedPage } from "./decided.ts"
import { buildIsland, islandPage, islandPath, islandScript } from "./island.ts"
import { startBrowser } from "./phone.ts"
import { startBenchmarkServer } from "./server.ts"
import { staticFormPath, staticPage, staticPageWithForm, staticPath } from "./staticPage.ts"
import { figuresTable, goalsTable, interleaved } from "./results.ts"
import { visitsOf, type Only, type Sites } from "./visits.ts"

const distDir = "dist-bench"
const sandboxFile = "node_modules/.sandbox/cli.js"

const { values: options } = parseArgs({
  options: { runs: { type: "string", default: "7" }, only: { type: "string" }, against: { type: "string" } },
})
const runs = Number(options.runs)

execFileSync("npx", ["vite", "build", "--emptyOutDir"], { env: { ...process.env, OUT_DIR: distDir } })
// The bundle of src/sandbox/cli.ts; it is a build output and so has no types of its own.
const { startServer } = (await import(pathToFileURL(sandboxFile).href)) as typeof import("../../src/sandbox/cli")
const sandbox = await startServer({ distDir })
sandbox.world.state.settings = {}
const server = await startBenchmarkServer(distDir, sandbox.url)
const earlier = options.against ? await startBenchmarkServer(options.against, sandbox.url) : undefined
const decided = await startDecidedPage(distDir, sandbox)
const browser = await startBrowser()
try {
  const still = staticPage(distDir)
  server.add(staticPath, still)
  server.add(islandPath, islandPage(still))
  server.add(islandScript, await buildIsland(), "text/javascript")
  server.add(staticFormPath, await staticPageWithForm(browser, `${server.url}/acquisition/`, still))
  const sites: Sites = { url: server.url, earlier: earlier?.url, decided: decided.url }
  const { visits, goals, rounds } = visitsOf(browser, sites, options.only as Only | undefined)
  const measured = await interleaved(visits, runs * rounds)
  process.stdout.write(`${figuresTable(measured)}\n\n${goalsTable(goals, measured)}\n`)
} finally {
  await browser.close()
  await server.stop()
  await earlier?.stop()
  await decided.stop()
  await sandbox.stop()
}
