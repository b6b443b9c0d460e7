import type { Reporter, TestModule } from "vitest/node"

/** Prints at the end of a run how many generated inputs were tried, and by how many tests. */
export class Totals implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    let cases = 0
    let tests = 0
    let failed = 0
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const tried = test.meta().cases
        if (tried === undefined) continue
        cases += tried
        tests += 1
        if (test.result().state === "failed") failed += 1
      }
    }
    if (tests > 0) {
      process.stdout.write(
        ` Bad input  ${cases} cases tried by ${tests} tests; ${tests - failed} passed, ${failed} failed\n`,
      )
    }
  }
}
