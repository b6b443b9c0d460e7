import { expect, test } from "vitest"
import { requestedRange } from "./requestedRange"

test.each([
  ["bytes=0-9", { first: 0, last: 9 }],
  ["bytes=90-", { first: 90, last: 99 }],
  ["bytes=90-200", { first: 90, last: 99 }],
  ["bytes=-10", { first: 90, last: 99 }],
  ["bytes=-200", { first: 0, last: 99 }],
  ["bytes=100-", null],
  ["bytes=-0", null],
  ["bytes=9-3", undefined],
  ["bytes=-", undefined],
  ["bytes=0-1,5-6", undefined],
  ["lines=0-1", undefined],
])("of 100 bytes, %s requests %o", (header, range) => {
  expect(requestedRange(header, 100)).toEqual(range)
})
