import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { test as build } from "@playwright/test"
import { builds } from "./builds"

const npm = process.platform === "win32" ? "npm.cmd" : "npm"

/** Runs a script of package.json; its output is shown if it fails. */
async function run(script: string, env: Record<string, string> = {}): Promise<void> {
  await promisify(execFile)(npm, ["run", "--silent", script], { env: { ...process.env, ...env } })
}

build.describe.configure({ timeout: 900_000 })

build("the site @always", () => run("build", { OUT_DIR: builds.plain }))

build("the sandbox's server @always", () => run("build:sandbox"))

build("the site with English under /en", () =>
  run("build", {
    OUT_DIR: builds.prefixed,
    VITE_PREFIX_DEFAULT_LANGUAGE: "true",
    COMPRESS: "false",
    SOURCE_MAPS: "true",
  }),
)

build("the site with the mocked backend built in", () => run("build:qa"))

build("the Node host @host", () => run("build:host"))
