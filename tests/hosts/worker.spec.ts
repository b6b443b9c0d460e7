import { resolve } from "node:path"
import { builds } from "../e2e/support/builds"
import { makeRelease } from "../support/makeRelease"
import { ask, textOf } from "./support/ask"
import { startWorker, workerConfig } from "./support/hosts"
import { expect, site, test } from "./support/hostTest"

test("it deploys a release, whose settings it serves and by which it decides", async ({ services }) => {
  test.setTimeout(120_000)
  expect(resolve("deploy/cloudflare", workerConfig().assets.directory)).toBe(resolve("dist-release"))
  const settings = { growthbookClientKey: "works-1", loginUrl: "/entrance/staging" }
  const release = makeRelease(builds.plain, settings)
  const worker = await startWorker(services.url, undefined, release.dir)
  expect(JSON.parse(textOf(await ask(worker.url, `${site}/defaults.json`)))).toEqual(settings)
  await expect.poll(async () => textOf(await ask(worker.url, `${site}/`))).toContain('id="decision"')
  await worker.stop()
  release.remove()
})
