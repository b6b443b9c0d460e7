// `npm test` and, with --all, `npm run test:all`: the parts one after the other, the builds that browsers need beside
// Vitest. Each part says how long it took; the first that fails ends the run, once those beside it have ended.
import { spawn } from "node:child_process"
import { once } from "node:events"

interface Part {
  /** Its name in the closing list. */
  name: string
  /** A command as package.json would have it. */
  command: string
  /** Whether its output is shown only if it fails, since it runs beside another part. */
  quiet?: true
  env?: Record<string, string>
}

const types: Part = { name: "types", command: "tsc" }

/** Parts that run one after the other; those of one row run beside each other. */
const runs: Record<"daily" | "all", Part[][]> = {
  daily: [
    [types],
    [
      { name: "unit and page tests", command: 'vitest run --exclude "src/pages/admin-*/**"' },
      { name: "build", command: "playwright test --project=build", quiet: true },
    ],
    [{ name: "browser tests", command: "playwright test --no-deps --project=daily" }],
  ],
  all: [
    [types],
    [
      { name: "unit and page tests", command: "vitest run", env: { FUZZ_RUNS: "500" } },
      {
        name: "builds",
        command: "playwright test --project=build --project=build-others --project=build-host",
        quiet: true,
      },
    ],
    [
      {
        name: "browser tests and hosts",
        command:
          "npm run --silent test:journeys -- --no-deps --project=hosts --project=servers --project=Firefox --project=WebKitGTK",
      },
    ],
    [{ name: "W3C checker", command: "node tests/html/checkPages.ts" }],
  ],
}

/** How long each part took that has ended, in its own words. */
const took: string[] = []

/** Runs a part to its end and answers whether it succeeded. */
async function run({ name, command, quiet, env }: Part): Promise<boolean> {
  const began = performance.now()
  // By a shell, which finds the programs in node_modules/.bin on Windows too.
  const out = quiet ? "pipe" : "inherit"
  const child = spawn(command, { env: { ...process.env, ...env }, stdio: ["ignore", out, out], shell: true })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (piece: Buffer) => output.push(piece))
  const [code] = (await once(child, "close")) as [number | null]
  if (code !== 0) process.stdout.write(Buffer.concat(output))
  const seconds = Math.round((performance.now() - began) / 1000)
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`
  took.push(`${name}: ${time}${code === 0 ? "" : ", failed"}`)
  return code === 0
}

for (const parts of runs[process.argv.includes("--all") ? "all" : "daily"]) {
  const results = await Promise.all(parts.map(run))
  if (results.includes(false)) process.exitCode = 1
  if (process.exitCode) break
}
process.stdout.write(`\nMinutes: ${took.join(" · ")}\n`)
