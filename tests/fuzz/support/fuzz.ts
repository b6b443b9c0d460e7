import * as fc from "fast-check"
import { expect, test, vi } from "vitest"

/** How many inputs each test tries; set by `FUZZ_RUNS`. */
const runs = Number(process.env["FUZZ_RUNS"] ?? 20)
/** Fixed, so that a run can be repeated; set by `FUZZ_SEED`. */
const seed = Number(process.env["FUZZ_SEED"] ?? 20_261_120)

// Timeout for many cases on a busy machine, in milliseconds.
vi.setConfig({ testTimeout: 600_000 })

type Arbitraries<Values extends [unknown, ...unknown[]]> = { [Place in keyof Values]: fc.Arbitrary<Values[Place]> }

interface Options {
  /** Share of the usual number of cases, for slow checks. */
  share?: number
}

/**
 * A test that tries many generated inputs. It fails, with the smallest counterexample, if the check throws or
 * pollutes a built-in prototype.
 * @param check throws or rejects if something is wrong
 */
export function fuzz<Values extends [unknown, ...unknown[]]>(
  title: string,
  arbitraries: Arbitraries<Values>,
  check: (...values: Values) => void | Promise<void>,
  { share = 1 }: Options = {},
): void {
  test(`bad input: ${title}`, async () => {
    const before = inherited()
    const property = fc.asyncProperty(...arbitraries, async (...values) => {
      await check(...values)
      expect(inherited()).toEqual(before)
    })
    await fc.assert<Values>(property, { numRuns: Math.max(Math.round(runs * share), 1), seed })
  })
}

/** Names of everything that every object, array, function and string inherits. */
function inherited(): string[] {
  const prototypes: object[] = [
    Object.prototype,
    Array.prototype,
    Function.prototype,
    String.prototype,
    Number.prototype,
    Boolean.prototype,
    Promise.prototype,
  ]
  return prototypes.flatMap((prototype, index) => Reflect.ownKeys(prototype).map((key) => `${index} ${String(key)}`))
}
