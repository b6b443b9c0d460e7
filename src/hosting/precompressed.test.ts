// @vitest-environment node
import { expect, test } from "vitest"
import { acceptedEncodings } from "./precompressed"

test.each([
  ["gzip, deflate, br, zstd", ["br", "gzip"]],
  ["GZIP", ["gzip"]],
  ["br;q=0, gzip;q=0.5", ["gzip"]],
  ["br; q=0.1", ["br"]],
  ["identity", []],
  ["brotli, x-gzip", []],
  [null, []],
])("%s accepts %o", (header, names) => {
  expect(acceptedEncodings(header).map(({ name }) => name)).toEqual(names)
})
