// @vitest-environment node
import { expect, test } from "vitest"
import { pixelsFor, printSizes, withPrintSize } from "./print"

test.each(printSizes)("%i mm at 300 dpi: whole pixels a square, and at most half a pixel off", (millimetres) => {
  for (const squares of [29, 53, 97, 185]) {
    const { side, scale } = pixelsFor(millimetres, squares)
    expect(Number.isInteger(scale) && side === scale * squares).toBe(true)
    expect(Math.abs(side - (millimetres / 25.4) * 300)).toBeLessThanOrEqual(squares / 2)
  }
})

test("the print size stands behind the header, with its checksum", () => {
  // A PNG of one pixel.
  const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=="
  const png = Uint8Array.from(Buffer.from(pixel, "base64"))
  const file = withPrintSize(png, 354, 30)
  expect(file.subarray(0, 33)).toEqual(png.subarray(0, 33))
  expect(file.subarray(54)).toEqual(png.subarray(33))
  // 11800 pixels a metre in both directions; the checksum is that of zlib.
  expect(Buffer.from(file.subarray(33, 54)).toString("hex")).toBe("000000097048597300002e1800002e18012aaa2720")
})
