import type { Locator, Page } from "@playwright/test"
import jsQR from "jsqr"

/** Drawings on a page as they look: with the colours that style sheets give them. */
export const drawingsIn = (pictures: Locator): Promise<string[]> =>
  pictures.evaluateAll((elements) =>
    elements.map((element) => {
      for (const path of element.querySelectorAll("path")) path.setAttribute("fill", getComputedStyle(path).fill)
      return new XMLSerializer().serializeToString(element)
    }),
  )

/** Scans a drawing the way a phone's camera does: as pixels, here either dark or light. */
export const scan = (page: Page, svg: string): Promise<string | undefined> =>
  scanPicture(page, `data:image/svg+xml,${encodeURIComponent(svg)}`)

/** Scans a PNG file in the same way. */
export const scanPng = (page: Page, file: Buffer): Promise<string | undefined> =>
  scanPicture(page, `data:image/png;base64,${file.toString("base64")}`)

async function scanPicture(page: Page, address: string): Promise<string | undefined> {
  const side = 400
  const pixels = await page.evaluate(
    async ([source, width]) => {
      const picture = new Image(width, width)
      picture.src = source
      await picture.decode()
      const canvas = document.createElement("canvas")
      canvas.width = canvas.height = width
      const context = canvas.getContext("2d")
      if (!context) throw new Error("no canvas")
      context.fillStyle = "#fff"
      context.fillRect(0, 0, width, width)
      context.drawImage(picture, 0, 0, width, width)
      const { data } = context.getImageData(0, 0, width, width)
      return Array.from({ length: width * width }, (_, pixel) => ((data[pixel * 4] ?? 255) < 128 ? "0" : "1")).join("")
    },
    [address, side] as const,
  )
  const colours = Array.from(pixels, (light) => (light === "1" ? [255, 255, 255, 255] : [0, 0, 0, 255]))
  return jsQR(Uint8ClampedArray.from(colours.flat()), side, side)?.data
}
