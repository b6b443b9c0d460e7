// Prepares a fresh machine for the npm scripts: dependencies; with --browser also Chromium's headless shell, in which
// `npm test` runs; with --all everything else that `npm run test:all` needs: whole browsers, a host, GraphQL servers,
// Java for the W3C checker. Plain JavaScript without imports of ours, since it runs on whatever Node the machine has,
// before anything is installed.
import { execFileSync } from "node:child_process"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { createHash } from "node:crypto"
import { findBrowser, findFirefox, findHeadlessShell, findWebKit } from "./browser.mjs"

/** There, npm's programs are scripts of the shell. */
const onWindows = process.platform === "win32"

/**
 * Runs a command with visible output, so that people see what takes time.
 * @param {string} command
 * @param {string[]} args
 */
function run(command, ...args) {
  execFileSync(command, args, { stdio: "inherit", shell: onWindows })
}

/**
 * Tries one way of installing something; returns whether it succeeded. If it fails, the next one is tried.
 * @param {() => void} way
 */
function attempt(way) {
  try {
    way()
    return true
  } catch {
    return false
  }
}

function installDependencies() {
  const marker = "node_modules/.lock-hash"
  const wanted = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex")
  if (existsSync(marker) && readFileSync(marker, "utf8") === wanted) return
  // The lock file also lists optional dependencies of other platforms; npm skips them by itself.
  run("npm", "ci", "--no-audit", "--no-fund", "--loglevel=error")
  writeFileSync(marker, wanted)
}

/**
 * Debian's package manager, if there is one.
 * @param {string[]} args
 */
const apt = (...args) =>
  attempt(() => (process.getuid?.() === 0 ? run("apt-get", ...args) : run("sudo", "apt-get", ...args)))

/**
 * Downloads a browser as Playwright does; without internet it says so in one line.
 * @param {string[]} args of `playwright install`
 */
const download = (args) =>
  attempt(() => execFileSync("npx", ["playwright", "install", ...args], { stdio: "pipe", shell: onWindows })) ||
  void process.stdout.write("It cannot be downloaded from here; trying the package manager.\n")

/** What tests need besides: how to detect it, and by what it is installed: Playwright, or else packages of Debian. */
const programs = [
  {
    what: "Chromium's headless shell",
    isHere: () => findHeadlessShell() !== undefined,
    playwright: ["--only-shell", "chromium"],
    packages: ["chromium-headless-shell"],
  },
  {
    what: "Chromium",
    isHere: () => findBrowser() !== undefined,
    playwright: ["--no-shell", "chromium"],
    packages: ["chromium"],
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
  { what: "Java", isHere: () => attempt(() => run("java", "-version")), packages: ["default-jre-headless"] },
]

/**
 * Installs a program unless it is here.
 * @param {(typeof programs)[number]} program
 * @returns whether it is here then
 */
function install({ isHere, playwright, packages }) {
  if (isHere() || (playwright && download(playwright))) return true
  apt("update")
  apt("install", "-y", "--no-install-recommends", ...packages)
  return isHere()
}

installDependencies()
if (process.argv.includes("--browser") && !programs.slice(0, 2).some(install)) {
  process.stderr.write("The tests need Chromium: install it, or set CHROMIUM_PATH to where it is.\n")
  process.exitCode = 1
}
if (process.argv.includes("--all")) {
  for (const program of programs.filter((one) => !install(one))) {
    process.stderr.write(`${program.what} could not be installed; the tests say what they do without it.\n`)
  }
  run("npm", "ci", "--prefix", "tests/servers", "--no-audit", "--no-fund", "--loglevel=error")
}
