// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { startServer } from "./server"

/** What a server with files in its folder answers. */
async function answers(files: Record<string, string>, paths: string[]) {
  const atlasDir = mkdtempSync(join(tmpdir(), "atlas-"))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(atlasDir, name), text)
  const { url, stop } = await startServer({ distDir: atlasDir, atlasDir, scriptFile: join(atlasDir, "pages.js") })
  const all = await Promise.all(
    paths.map(async (path) => {
      const response = await fetch(`${url}/acquisition/sandbox/${path}`)
      return [response.status, response.headers.get("content-type"), await response.text()]
    }),
  )
  await stop()
  rmSync(atlasDir, { recursive: true })
  return all
}

test("the server shows the atlas where it has been made, and the script of its own pages", async () => {
  const files = { "index.html": "<h1>Pictures</h1>", "a.webp": "picture", "pages.js": "run()" }
  expect(await answers(files, ["atlas/", "atlas/a.webp", "pages.js", "atlas/b.webp"])).toMatchObject([
    [200, "text/html; charset=utf-8", "<h1>Pictures</h1>"],
    [200, "image/webp", "picture"],
    [200, "text/javascript; charset=utf-8", "run()"],
    [404, expect.any(String), expect.any(String)],
  ])
})

test("where there is no atlas, the page says how it is made", async () => {
  const [[status, , text] = []] = await answers({}, ["atlas/"])
  expect([status, text]).toEqual([200, expect.stringContaining("npm run atlas")])
})
