import type { FullResult, Reporter, Suite } from "@playwright/test/reporter"

/** Tells at the end of a run how many cases of the matrix were tried and how many passed. */
export default class Totals implements Reporter {
  private suite: Suite | undefined

  onBegin(_: unknown, suite: Suite): void {
    this.suite = suite
  }

  onEnd(_: FullResult): void {
    const cases =
      this.suite?.allTests().filter(({ location }) => /[\\/]tests[\\/]matrix[\\/]/.test(location.file)) ?? []
    const tried = cases.filter(({ results }) => results.some(({ status }) => status !== "skipped"))
    const passed = tried.filter((test) => test.ok())
    if (cases.length > 0) process.stdout.write(`Faults: ${tried.length} cases tried, ${passed.length} passed\n`)
  }
}
