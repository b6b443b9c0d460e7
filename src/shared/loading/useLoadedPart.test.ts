import { expect, test } from "vitest"
import { loadablePart } from "./useLoadedPart"

test("a file that was cut off between two statements counts as one that could not be loaded", async () => {
  const { load, loaded } = loadablePart(async () => undefined)
  await expect(load("en")).rejects.toThrow("cut off")
  expect(loaded()).toBeUndefined()
})
