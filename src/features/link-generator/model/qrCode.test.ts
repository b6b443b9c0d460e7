import { expect, test } from "vitest"
import { qrCodeOf } from "./qrCode"

test("a link becomes an SVG file with a light margin of four squares", async () => {
  const qrCode = await qrCodeOf("https://www.example.com/acquisition/?rc=AB12")
  // Version 4 has 33 squares (ISO/IEC 18004, table 1); each is ten units long.
  expect(qrCode).toMatchObject({ svg: expect.stringMatching(/^<svg xmlns="[^"]+" viewBox="0 0 410 410">/) })
})

test("what no QR code has room for is said", async () => {
  expect(await qrCodeOf("x".repeat(2331))).toHaveProperty("svg")
  expect(await qrCodeOf("x".repeat(2332))).toBe("tooLong")
})
