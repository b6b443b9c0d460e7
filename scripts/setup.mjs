// Prepares a fresh machine for the npm scripts: dependencies; with --browser also Chromium's headless shell, in which
// `npm test` runs; with --all everything else that `npm run test:all` needs: whole browsers, a host, GraphQL servers,
// Java for the W3C checker. Plain JavaScript without imports of ours, since it runs on whatever Node the machine has,
// before anything is installed.
import { execFileSync } from "node:child_process"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { createHash } from "node:crypto"
import { findBrowser, findFirefox, findHeadlessShell, findWebKit } from "./browser.mjs"

const npm = process.platform === "win32" ? "npm.cmd" : "npm"

/**
 * Runs a command with visible output, so that people see what takes time.
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
  // The lock file also lists optional dependencies of other platforms; npm skips them by itself.
  run(npm, "ci", "--no-audit", "--no-fund", "--loglevel=error")
  writeFileSync(marker, wanted)
}

/**
 * Tries one way of installing something; if it fails, the next one is tried.
 * @param {string} command
 * @param {string[]} args
 */
function attempt(command, ...args) {
  try {
    run(command, ...args)
    return true
  } catch {
    return false
  }
}

/**
 * Debian's package manager, if there is one.
 * @param {string[]} args
 */
function apt(...args) {
  const asRoot = process.getuid?.() === 0
  return asRoot ? attempt("apt-get", ...args) : attempt("sudo", "apt-get", ...args)
}

/**
 * Downloads a browser as Playwright does. Without internet it says so in one line and leaves it to the next way.
 * @param {string[]} args of `playwright install`
 */
function download(...args) {
  process.stdout.write("Downloading Chromium for the tests …\n")
  try {
    execFileSync("npx", ["playwright", "install", ...args], { stdio: "pipe", shell: process.platform === "win32" })
  } catch {
    process.stdout.write("It cannot be downloaded from here; trying the package manager.\n")
  }
}

/** The headless shell, or a whole Chromium where there is only that. */
function installShell() {
  if (findHeadlessShell()) return
  download("--only-shell", "chromium")
  if (findHeadlessShell()) return
  apt("update")
  apt("install", "-y", "--no-install-recommends", "chromium-headless-shell")
  if (findHeadlessShell() || findBrowser()) return
  installBrowser()
}

function installBrowser() {
  if (findBrowser()) return
  download("--no-shell", "chromium")
  if (findBrowser()) return
  apt("update")
  apt("install", "-y", "chromium")
  if (findBrowser()) return
  process.stderr.write("The tests need Chromium: install it, or set CHROMIUM_PATH to where it is.\n")
  process.exitCode = 1
}

/** What only some tests need: how to detect it, and the Debian packages that provide it. */
const extras = [
  { what: "Firefox", isHere: () => findFirefox() !== undefined, packages: ["firefox-esr"] },
  { what: "WebKitGTK", isHere: () => findWebKit() !== undefined, packages: ["webkit2gtk-driver", "xvfb"] },
  {
    what: "nginx with Brotli",
    isHere: () =>
      existsSync("/usr/sbin/nginx") && existsSync("/usr/lib/nginx/modules/ngx_http_brotli_static_module.so"),
    packages: ["nginx", "libnginx-mod-http-brotli-static"],
  },
  { what: "systemd's verifier", isHere: () => existsSync("/usr/bin/systemd-analyze"), packages: ["systemd"] },
  { what: "Java", isHere: () => attempt("java", "-version"), packages: ["default-jre-headless"] },
]

/** Tests of what cannot be installed are skipped with a notice; where everything has to be tested, they fail. */
function installExtras() {
  const missing = extras.filter(({ isHere }) => !isHere())
  if (missing.length === 0) return
  apt("update")
  for (const { what, isHere, packages } of missing) {
    apt("install", "-y", "--no-install-recommends", ...packages)
    if (!isHere()) process.stderr.write(`${what} could not be installed; the tests say what they do without it.\n`)
  }
}

installDependencies()
if (process.argv.includes("--browser")) installShell()
if (process.argv.includes("--all")) {
  installShell()
  installBrowser()
  installExtras()
  run(npm, "ci", "--prefix", "tests/servers", "--no-audit", "--no-fund", "--loglevel=error")
}
