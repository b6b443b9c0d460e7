// Prepares a fresh machine for the npm scripts: dependencies, and with --browser the browser of the tests. Plain
// JavaScript without imports of ours, since it runs on whatever Node the machine has, before anything is installed.
import { execFileSync } from "node:child_process"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { createHash } from "node:crypto"
import { findBrowser } from "./browser.mjs"

const npm = process.platform === "win32" ? "npm.cmd" : "npm"

/**
 * Runs a command in the open, so that a person sees what takes time.
 * @param {string} command
 * @param {string[]} args
 */
function run(command, ...args) {
  execFileSync(command, args, { stdio: "inherit" })
}

function installDependencies() {
  const marker = "node_modules/.lock-hash"
  const wanted = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex")
  if (existsSync(marker) && readFileSync(marker, "utf8") === wanted) return
  // Optional parts for other platforms are named by the lock file; npm leaves them out by itself.
  run(npm, "ci", "--no-audit", "--no-fund", "--loglevel=error")
  writeFileSync(marker, wanted)
}

/**
 * Tries one way of getting a browser; a way that fails leaves the next one to try.
 * @param {string} command
 * @param {string[]} args
 */
function attempt(command, ...args) {
  try {
    run(command, ...args)
  } catch {
    return false
  }
  return findBrowser() !== undefined
}

function installBrowser() {
  if (findBrowser()) return
  if (attempt("npx", "playwright", "install", "chromium")) return
  const asRoot = process.getuid?.() === 0
  const apt = (/** @type {string[]} */ ...args) =>
    asRoot ? attempt("apt-get", ...args) : attempt("sudo", "apt-get", ...args)
  apt("update")
  if (apt("install", "-y", "chromium")) return
  process.stderr.write("The tests need Chromium: install it, or set CHROMIUM_PATH to where it is.\n")
  process.exitCode = 1
}

installDependencies()
if (process.argv.includes("--browser")) installBrowser()
