/** A benchmark of the Node host beside nginx, and of what it keeps of requests. Linux with wrk, an idle machine. */
import { execFile } from "node:child_process"
import { once } from "node:events"
import { readdirSync, readFileSync } from "node:fs"
import { request } from "node:http"
import type { Socket } from "node:net"
import { cpus } from "node:os"
import { setTimeout as pause } from "node:timers/promises"
import { promisify } from "node:util"
import autocannon from "autocannon"
import { startNginx, startNode } from "../hosts/support/hosts"
import { expect, site, test } from "../hosts/support/hostTest"
import { freePort } from "../hosts/support/services"

test.describe.configure({ timeout: 600_000 })

const headers = { "accept-encoding": "gzip, deflate, br" }

/** Asks for the start page from 50 connections. */
async function load(url: string, options: Partial<autocannon.Options>) {
  const result = await autocannon({ url: `${url}${site}/`, connections: 50, headers, ...options })
  expect([result.non2xx, result.errors]).toEqual([0, 0])
  return result
}

/** Asks as often as it goes, for 20 seconds: requests a second, and what half of them and 99 of 100 take at most. */
async function mostOf(url: string) {
  const options = ["-t1", "-c50", "-d20", "--latency", "-H", `accept-encoding: ${headers["accept-encoding"]}`]
  const { stdout } = await promisify(execFile)("wrk", [...options, `${url}${site}/`])
  expect(stdout).not.toMatch(/errors|responses/)
  return [/Requests\/sec: +(\d+)/, /50% +(\S+)/, /99% +(\S+)/].map((figure) => figure.exec(stdout)?.[1] ?? "?")
}

/** Opens a WebSocket to the backend and resets it, again and again. */
async function resetSockets(url: string): Promise<void> {
  for (let number = 0; number < 1000; number += 1) {
    const upgrade = { connection: "upgrade", upgrade: "websocket" }
    const asked = request(`${url}${site}/graphql-ws`, { headers: upgrade }).end()
    const [, socket] = (await once(asked, "upgrade")) as [unknown, Socket]
    socket.resetAndDestroy()
  }
}

/** What a process holds: memory in MB, and file descriptors. */
function held(pid = 0) {
  const [, memory] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? []
  return [Math.round(Number(memory) / 1024), readdirSync(`/proc/${pid}/fd`).length] as const
}

/** Prints a table, as Markdown has it. */
function print(head: string[], rows: (string | number)[][]): void {
  const lines = [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |\n`)
  process.stdout.write(`${lines.join("")}\n`)
}

const quiet = { LOG_REQUESTS: "false" }

/** Starts the Node host as nginx starts itself: a process for each core. */
async function startOnAllCores(services: string, flags?: "works") {
  const variables = { ...quiet, SHARE_PORT: "true", PORT: String(await freePort()) }
  const hosts = await Promise.all(cpus().map(() => startNode(services, flags, variables)))
  return { url: hosts[0]?.url ?? "", stop: () => Promise.all(hosts.map((host) => host.stop())) }
}

test("requests per second, and how long they take", async ({ services }) => {
  const rows = []
  for (const [name, start] of [
    ["nginx", () => startNginx(services.url)],
    ["Node host, page as built", () => startOnAllCores(services.url)],
    ["Node host, page decided", () => startOnAllCores(services.url, "works")],
  ] as const) {
    const host = await start()
    await load(host.url, { duration: 3 })
    const most = await mostOf(host.url)
    const steady = await load(host.url, { duration: 20, overallRate: 200 })
    rows.push([name, ...most, steady.latency.p50, steady.latency.p99])
    await host.stop()
  }
  print(["host", "requests/s", "p50", "p99", "p50 ms at 200/s", "p99"], rows)
})

test("memory and descriptors", async ({ services }) => {
  const host = await startNode(services.url, "works", quiet)
  let query = 0
  const setupRequest = (asked: autocannon.Request) => ({ ...asked, path: `${site}/?q=${(query += 1)}` })
  const different = () => load(host.url, { amount: 10_000, requests: [{ setupRequest }] })
  const rows = []
  for (const [title, burden] of [
    ["10,000 requests for one page", () => load(host.url, { amount: 10_000 })],
    ["10,000 different queries", different],
    ["10,000 others", different],
    ["1,000 reset sockets", () => resetSockets(host.url)],
  ] as const) {
    await burden()
    // What is idle is given back.
    await pause(5000)
    rows.push([title, ...held(host.child.pid)])
  }
  await host.stop()
  print(["Node host, after", "memory MB", "descriptors"], rows)
})
