import jsQR from "jsqr"
import { expect, test } from "vitest"
import { qrCodeFile, qrCodeOf, type QrCode } from "./qrCode"

/** The image as a scanner sees it: four pixels per module. */
function pixelsOf({ size, path }: QrCode): { width: number; data: Uint8ClampedArray } {
  const scale = 4
  const width = size * scale
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
  const code = await qrCodeOf(text)
  expect(code).toBeDefined()
  if (!code) return
  const { data, width } = pixelsOf(code)
  expect(jsQR(data, width, width)?.data).toBe(text)
})

test("a margin of four modules stays light", async () => {
  const { path = "", size = 0 } = (await qrCodeOf("AB12")) ?? {}
  const bars = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, ...numbers]) => numbers.map(Number))
  for (const [x = 0, y = 0, length = 0] of bars) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(4)
    expect(Math.max(x + length, y + 1)).toBeLessThanOrEqual(size - 4)
  }
})

test("a text that is too long has no QR code", async () => {
  expect(await qrCodeOf("x".repeat(2331))).toBeDefined()
  expect(await qrCodeOf("x".repeat(2332))).toBeUndefined()
  expect(await qrCodeOf("ä".repeat(1166))).toBeUndefined()
})

test("the file is a standalone drawing", () => {
  const file = new DOMParser().parseFromString(qrCodeFile({ size: 29, path: "M4 4h7v1h-7z" }), "image/svg+xml")
  expect(file.documentElement.getAttribute("viewBox")).toBe("0 0 29 29")
  expect(file.querySelectorAll("path")).toHaveLength(2)
})
