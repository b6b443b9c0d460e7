import { execFileSync } from "node:child_process"

/** What the build costs. */
export interface BuildFigures {
  /** The whole build. */
  seconds: number
  pages: number
  /** What each page more costs. */
  millisecondsPerPage: number
}

/**
 * Builds the site and answers what that took; the build itself says how long its pages took.
 * @param outDir folder that is written anew
 */
export function measureBuild(outDir: string): BuildFigures {
  const begun = performance.now()
  const output = execFileSync("npx", ["vite", "build", "--emptyOutDir", "--logLevel", "info"], {
    encoding: "utf8",
    env: { ...process.env, OUT_DIR: outDir, NO_COLOR: "1" },
  })
  const seconds = (performance.now() - begun) / 1000
  const [, pages, milliseconds] = /prerendered (\d+) pages in (\d+) ms/.exec(output) ?? []
  if (!pages || !milliseconds) throw new Error("the build did not say how many pages it wrote")
  return { seconds, pages: Number(pages), millisecondsPerPage: Number(milliseconds) / Number(pages) }
}
