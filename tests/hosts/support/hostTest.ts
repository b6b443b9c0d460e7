import { readdirSync, readFileSync } from "node:fs"
import { test as base, expect } from "@playwright/test"
import { basePath } from "../../../src/lib/basePath"
import { builds } from "../../e2e/support/builds"
import { textOf, type Answer } from "./ask"
import type { Behaviour } from "./flags"
import { hosts, type Host, type RunningHost } from "./hosts"
import { startServices, type Services } from "./services"

export { expect }

/** Path of the site on every host. */
export const site = basePath
/** A file that no host compresses. */
export const picture = "apple-touch-icon.png"

/** Text of a file of the built site. */
export function fileText(file: string): string {
  return readFileSync(`${builds.plain}/${file}`, "utf8")
}

/** A script of the build, by path relative to its folder; any will do that is worth compressing. */
export function scriptFile(): string {
  const name = readdirSync(`${builds.plain}/assets`).find((file) => file.endsWith(".js.br"))
  if (!name) throw new Error("The build has no scripts")
  return `assets/${name.slice(0, -".br".length)}`
}

/** Compares a whole page only for equality: nobody wants to read a diff of two. */
export function expectFile(answer: Answer, file: string): void {
  expect(textOf(answer) === fileText(file), `the answer is ${file}`).toBe(true)
}

interface TestFixtures {
  host: Host | undefined
  /** How the flag service behaves; undefined for an environment without experiments. */
  flags: Behaviour | undefined
  /** Scheme, host and port of the host, which is started if it is not running yet. */
  url: string
  /** What that host has written so far. */
  words: () => string
}

interface WorkerFixtures {
  services: Services
  /** Starts a host, once per worker and behaviour of the flag service. */
  running: (host: Host, flags?: Behaviour) => Promise<RunningHost>
}

/**
 * Playwright's test with a host and the services behind it. Tests of what a machine lacks are skipped, not in CI.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  host: [undefined, { option: true }],
  flags: [undefined, { option: true }],
  services: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern, empty where a fixture needs no other
    async ({}, provide) => {
      const services = await startServices()
      await provide(services)
      await services.stop()
    },
    { scope: "worker" },
  ],
  running: [
    async ({ services }, provide) => {
      const started = new Map<string, Promise<RunningHost>>()
      await provide((host, flags) => {
        const name = `${host.name} ${flags ?? ""}`
        const running = started.get(name) ?? host.start(services.url, flags)
        started.set(name, running)
        return running
      })
      for (const host of await Promise.allSettled(started.values())) {
        if (host.status === "fulfilled") await host.value.stop()
      }
    },
    { scope: "worker", timeout: 180_000 },
  ],
  url: async ({ host, flags, running }, provide) => {
    if (!host) throw new Error("A test of hosts stands in forEveryHost")
    const missing = host.missing()
    if (missing && process.env["CI"]) throw new Error(missing)
    test.skip(missing !== undefined, missing)
    await provide((await running(host, flags)).url)
  },
  words: async ({ host, flags, running }, provide) => {
    if (host) await provide((await running(host, flags)).words)
  },
})

/** Sends the same requests to every host, or to every one of a kind. */
export function forEveryHost(define: (host: Host) => void, isMeant: (host: Host) => boolean = () => true): void {
  for (const host of hosts.filter(isMeant)) {
    test.describe(host.name, () => {
      test.use({ host })
      define(host)
    })
  }
}
