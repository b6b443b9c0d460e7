import type { Reporter, Suite } from "@playwright/test/reporter"

/** The matrices, by test folder. */
const matrices = { Faults: /[\\/]tests[\\/]matrix[\\/]/, Navigation: /[\\/]tests[\\/]navigation[\\/]/ }

/** Prints at the end of a run how many cases of each matrix ran and how many passed. */
export default class Totals implements Reporter {
  private suite: Suite | undefined

  onBegin(_: unknown, suite: Suite): void {
    this.suite = suite
  }

  onEnd(): void {
    for (const [name, folder] of Object.entries(matrices)) {
      const cases = this.suite?.allTests().filter(({ location }) => folder.test(location.file)) ?? []
      const tried = cases.filter(({ results }) => results.some(({ status }) => status !== "skipped"))
      const passed = tried.filter((test) => test.ok())
      if (cases.length > 0) process.stdout.write(`${name}: ${tried.length} cases tried, ${passed.length} passed\n`)
    }
  }
}
