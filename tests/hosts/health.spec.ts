import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { ask } from "./support/ask"
import { hosts, startNginx, startNode, startWorker } from "./support/hosts"
import { expect, forEveryHost, site, test } from "./support/hostTest"

/** The statuses of alive and ready. */
const health = (url: string) =>
  Promise.all(["healthz", "readyz"].map(async (path) => (await ask(url, `${site}/${path}`)).status))

forEveryHost(() => {
  test("says that it is alive and ready", async ({ url }) => {
    expect(await health(url)).toEqual([200, 200])
    expect((await ask(url, `${site}/healthz`)).headers["cache-control"]).toBe("no-store")
  })
})

/** A folder with nothing of a release but what a host needs to start. */
function emptyRelease(): string {
  const folder = mkdtempSync(join(tmpdir(), "release-"))
  for (const name of ["index.html", "defaults.json", "health.json"]) writeFileSync(join(folder, name), "{}")
  return folder
}

test("the Node host without its release is alive, and not ready", async ({ services }) => {
  const folder = emptyRelease()
  const host = await startNode(services.url, undefined, { RELEASE_DIR: folder })
  expect(await health(host.url)).toEqual([200, 200])
  rmSync(folder, { recursive: true })
  await expect.poll(() => health(host.url)).toEqual([200, 503])
  await host.stop()
})

test("the worker without its release is alive, and not ready", async ({ services }) => {
  const folder = emptyRelease()
  rmSync(join(folder, "index.html"))
  const host = await startWorker(services.url, undefined, folder)
  expect(await health(host.url)).toEqual([200, 503])
  await host.stop()
  rmSync(folder, { recursive: true })
})

test("nginx without its release is alive, and not ready", async ({ services }) => {
  const missing = hosts.find(({ name }) => name === "nginx")?.missing()
  test.skip(missing !== undefined && !process.env["CI"], missing)
  const host = await startNginx(services.url)
  rmSync(host.root)
  expect(await health(host.url)).toEqual([200, 503])
  await host.stop()
})
