import { expect, test } from "./support/fixtures"
import { startInPieces } from "./support/inPieces"
import { controls, namesIn } from "./support/journey"

test("a code submitted before the rest of the document has arrived is kept and answered", async ({ page, server }) => {
  let arrive: (() => void) | undefined
  const arrival = new Promise<void>((resolve) => (arrive = resolve))
  const broken = await startInPieces(server.url, ["</form>"], () => arrival)
  await page.goto(`${broken.url}/acquisition/`, { waitUntil: "commit" })
  const form = controls(page, namesIn("en"))
  await form.code.fill("VALID-0001")
  await form.register.click()
  await expect(form.code).toHaveValue("VALID-0001")
  arrive?.()
  await expect(form.create).toBeVisible()
  expect(await page.evaluate(() => performance.getEntriesByType("navigation").length)).toBe(1)
  await broken.stop()
})
