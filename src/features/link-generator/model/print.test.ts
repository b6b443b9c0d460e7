// @vitest-environment node
import { expect, test } from "vitest"
import { smallestSquare, pixelsFor, printSizes, squareSide, withPrintSize } from "./print"

test.each(printSizes)("%i mm: a whole number of pixels per square, and at least 300 dots per inch", (millimetres) => {
  for (const squares of [29, 53, 97, 185]) {
    const { side, scale } = pixelsFor(millimetres, squares)
    expect(Number.isInteger(scale) && side === scale * squares).toBe(true)
    expect(side / (millimetres / 25.4)).toBeGreaterThanOrEqual(300)
    expect((side - squares) / (millimetres / 25.4)).toBeLessThan(300)
  }
})

test("the print size is written after the header, with its checksum", () => {
  // A PNG of one pixel.
  const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=="
  const png = Uint8Array.from(Buffer.from(pixel, "base64"))
  const file = withPrintSize(png, 354, 30)
  expect(file.subarray(0, 33)).toEqual(png.subarray(0, 33))
  expect(file.subarray(54)).toEqual(png.subarray(33))
  // 11800 pixels per metre in both directions; the checksum is that of zlib.
  expect(Buffer.from(file.subarray(33, 54)).toString("hex")).toBe("000000097048597300002e1800002e18012aaa2720")
})

test.each([
  // A QR code of 69 squares with its quiet zone, as a link of 218 characters has at level M.
  [20, 69, 0.28],
  [30, 69, 0.43],
  [50, 69, 0.72],
  // Rounded down, so that what is called 0.4 mm is no less.
  [20, 51, 0.39],
])("%d mm with %d squares: each is %d mm", (millimetres, squares, side) => {
  expect(squareSide(millimetres, squares)).toBe(side)
  expect(side >= smallestSquare).toBe(millimetres / squares >= smallestSquare)
})
