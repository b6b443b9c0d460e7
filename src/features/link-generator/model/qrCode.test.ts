import jsQR from "jsqr"
import { expect, test } from "vitest"
import { levelOf, markArea, plainStyle, svgOf, qrCodeOf, qrLevels, type QrCode } from "./qrCode"

/** The image as a scanner sees it: four pixels per module. */
function pixelsOf({ squares, path }: QrCode): { width: number; data: Uint8ClampedArray } {
  const scale = 4
  const width = squares * scale
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x = "", y = "", length = ""] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++) {
      const start = (row * width + Number(x) * scale) * 4
      data.fill(0, start, start + Number(length) * scale * 4)
      for (let alpha = start + 3; alpha < start + Number(length) * scale * 4; alpha += 4) data[alpha] = 255
    }
  }
  return { width, data }
}

test.each([
  "https://www.example.com/acquisition/de/lean?rc=AB12&validityTimestamp=k1.9f&acqParams=utm_source%3Dnewsletter",
  `https://www.example.com/acquisition/?rc=AB12&acqParams=${"x".repeat(600)}`,
])("decodes to the text that it was made from", async (text) => {
  const qrCode = await qrCodeOf(text)
  expect(qrCode).toBeDefined()
  if (!qrCode) return
  const { data, width } = pixelsOf(qrCode)
  expect(jsQR(data, width, width)?.data).toBe(text)
})

test("a margin of four modules stays light", async () => {
  const { path = "", squares = 0 } = (await qrCodeOf("AB12")) ?? {}
  const bars = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, ...numbers]) => numbers.map(Number))
  for (const [x = 0, y = 0, length = 0] of bars) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(4)
    expect(Math.max(x + length, y + 1)).toBeLessThanOrEqual(squares - 4)
  }
})

test("a text that is too long has no QR code", async () => {
  expect(await qrCodeOf("x".repeat(2331))).toBeDefined()
  expect(await qrCodeOf("x".repeat(2332))).toBeUndefined()
  expect(await qrCodeOf("ä".repeat(1166))).toBeUndefined()
})

test("the file is a standalone drawing", () => {
  const file = new DOMParser().parseFromString(
    svgOf({ squares: 29, path: "M4 4h7v1h-7z", branded: false }),
    "image/svg+xml",
  )
  expect(file.documentElement.getAttribute("viewBox")).toBe("0 0 29 29")
  expect(file.querySelectorAll("path")).toHaveLength(2)
})

const link = "https://www.example.com/acquisition/de/lean?rc=AB12&validityTimestamp=k1.9f&acqParams=utm_source%3Dcard"

test.each(qrLevels)("with the brand in the middle, level %s is decoded all the same", async (level) => {
  const qrCode = await qrCodeOf(link, { ...plainStyle, level, branded: true })
  expect(qrCode).toBeDefined()
  if (!qrCode) return
  const { data, width } = pixelsOf(qrCode)
  // Scribbled over: worse than any letter.
  const { from, to } = markArea(qrCode.squares)
  for (let y = from * 4; y < to * 4; y++) {
    for (let x = from * 4; x < to * 4; x++) {
      if ((x + y) % 16 < 8) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
    }
  }
  expect(jsQR(data, width, width)?.data).toBe(link)
})

test("the brand asks for a level that restores what it covers", () => {
  expect(qrLevels.map((level) => levelOf({ level, branded: true }))).toEqual(["Q", "Q", "Q", "H"])
  expect(qrLevels.map((level) => levelOf({ level, branded: false }))).toEqual([...qrLevels])
})

test("a file for print has a size, a mark and inverted colours if wanted", () => {
  const qrCode = { squares: 29, path: "M4 4h7v1h-7z", branded: true }
  const { documentElement: svg } = new DOMParser().parseFromString(
    svgOf(qrCode, { inverted: true }, "30mm"),
    "image/svg+xml",
  )
  expect(svg.getAttribute("width")).toBe("30mm")
  expect([...svg.querySelectorAll("path")].map((path) => path.getAttribute("fill"))).toEqual(["#000", "#fff", "#fff"])
})
