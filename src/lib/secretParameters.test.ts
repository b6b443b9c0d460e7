import { expect, test } from "vitest"
import { mayHoldSecret, secretParameters } from "./secretParameters"

test.each([...secretParameters, "acqParams"])("a query with %s holds a secret, wherever it is", (name) => {
  expect([`?${name}=x`, `?a=1&${name}=x`, `?x${name}=1`, `?a=${name}`].map(mayHoldSecret)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
