import { execFileSync } from "node:child_process"

/** What the build costs. */
export interface BuildFigures {
  /** The full build. */
  seconds: number
  pages: number
  /** The cost of each additional page. */
  millisecondsPerPage: number
}

/**
 * Builds the site and returns how long that took; the build itself reports the time for its pages.
 * @param outDir folder to build into; it is emptied first
 * @param root of the sources
 */
export function measureBuild(outDir: string, root = process.cwd()): BuildFigures {
  const begun = performance.now()
  const output = execFileSync("npx", ["vite", "build", "--emptyOutDir", "--logLevel", "info"], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, OUT_DIR: outDir, NO_COLOR: "1" },
  })
  const seconds = (performance.now() - begun) / 1000
  const [, pages, milliseconds] = /prerendered (\d+) pages in (\d+) ms/.exec(output) ?? []
  if (!pages || !milliseconds) throw new Error("the build did not say how many pages it wrote")
  return { seconds, pages: Number(pages), millisecondsPerPage: Number(milliseconds) / Number(pages) }
}
