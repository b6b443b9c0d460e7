// Prepares a fresh machine for the npm scripts: dependencies; with --browser also Chromium's headless shell, in which
// `npm test` runs; with --all everything else that `npm run test:all` needs: whole browsers, a host, GraphQL servers,
// Java for the W3C checker. Plain JavaScript without imports of ours, since it runs on whatever Node the machine has,
// before anything is installed.
import { execFileSync } from "node:child_process"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { createHash } from "node:crypto"
import { findBrowser, findFirefox, findHeadlessShell, findWebKit } from "./browser.mjs"

/**
 * Runs a command, by default with visible output, so that people see what takes time. On Windows, npm's programs are
 * scripts of the shell.
 * @param {string[]} command
 * @param {"inherit" | "pipe"} [output]
 */
function run([program = "", ...args], output = "inherit") {
  execFileSync(program, args, { stdio: output, shell: process.platform === "win32" })
}

/**
 * Tries a command; returns whether it succeeded.
 * @param {string[]} command
 * @param {"inherit" | "pipe"} [output]
 */
function attempt(command, output) {
  try {
    run(command, output)
    return true
  } catch {
    return false
  }
}

/** What tests need besides: whether it is here, and by what it is installed: Playwright, or else packages of Debian. */
const programs = [
  {
    what: "Chromium's headless shell",
    isHere: () => findHeadlessShell() !== undefined,
    playwright: ["--only-shell", "chromium"],
    packages: ["chromium-headless-shell", "fonts-liberation"],
  },
  {
    what: "Chromium",
    isHere: () => findBrowser() !== undefined,
    playwright: ["--no-shell", "chromium"],
    packages: ["chromium", "fonts-liberation"],
  },
  { what: "Firefox", isHere: () => findFirefox() !== undefined, packages: ["firefox-esr"] },
  { what: "WebKitGTK", isHere: () => findWebKit() !== undefined, packages: ["webkit2gtk-driver", "xvfb"] },
  {
    what: "nginx with Brotli",
    isHere: () =>
      existsSync("/usr/sbin/nginx") && existsSync("/usr/lib/nginx/modules/ngx_http_brotli_static_module.so"),
    packages: ["nginx", "libnginx-mod-http-brotli-static"],
  },
  { what: "systemd's verifier", isHere: () => existsSync("/usr/bin/systemd-analyze"), packages: ["systemd"] },
  { what: "Java", isHere: () => attempt(["java", "-version"]), packages: ["default-jre-headless"] },
]

/**
 * Installs a program unless it is here.
 * @param {(typeof programs)[number]} program
 * @returns whether it is here then
 */
function install({ what, isHere, playwright, packages }) {
  if (isHere()) return true
  if (playwright) {
    // Without internet Playwright prints a stack of errors for each attempt.
    if (attempt(["npx", "playwright", "install", ...playwright], "pipe")) return true
    process.stdout.write(`${what} cannot be downloaded from here; trying the package manager.\n`)
  }
  const apt = [...(process.getuid?.() === 0 ? [] : ["sudo"]), "apt-get"]
  attempt([...apt, "update"])
  return attempt([...apt, "install", "-y", "--no-install-recommends", ...packages])
}

const marker = "node_modules/.lock-hash"
const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex")
if (!existsSync(marker) || readFileSync(marker, "utf8") !== lock) {
  run(["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"])
  writeFileSync(marker, lock)
}
if (process.argv.includes("--browser") && !programs.slice(0, 2).some(install)) {
  process.stderr.write("The tests need Chromium: install it, or set CHROMIUM_PATH to where it is.\n")
  process.exitCode = 1
}
if (process.argv.includes("--all")) {
  for (const { what } of programs.filter((program) => !install(program))) {
    process.stderr.write(`${what} could not be installed; the tests say what they do without it.\n`)
  }
  run(["npm", "ci", "--prefix", "tests/servers", "--no-audit", "--no-fund", "--loglevel=error"])
}
