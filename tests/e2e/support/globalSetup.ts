import { execFileSync } from "node:child_process"
import { builds } from "./builds"

const npm = process.platform === "win32" ? "npm.cmd" : "npm"

function run(script: string, env: Record<string, string> = {}): void {
  execFileSync(npm, ["run", "--silent", script], { stdio: "inherit", env: { ...process.env, ...env } })
}

/** Builds, once for all workers, every site that the journeys run on, and the server for them. */
export default function globalSetup(): void {
  run("build", { OUT_DIR: builds.plain })
  run("build", { OUT_DIR: builds.prefixed, VITE_PREFIX_DEFAULT_LANGUAGE: "true", COMPRESS: "false" })
  run("build:qa", { OUT_DIR: builds.qa })
  run("build:sandbox")
}
