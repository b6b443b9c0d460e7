// @vitest-environment node
import { expect, test } from "vitest"
import { maybeSecretInQuery, secretParameters } from "./secretParameters"

test.each([...secretParameters, "acqParams"])("a query with %s holds a secret, wherever it is", (name) => {
  expect(
    [`?${name}=x`, `?a=1&${name}=x`, `?x${name}=1`, `?a=${name}`].map((query) => maybeSecretInQuery.test(query)),
  ).toEqual([true, true, false, false])
})
