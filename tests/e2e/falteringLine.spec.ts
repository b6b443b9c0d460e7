import { expect, test } from "./support/fixtures"
import { startInPieces } from "./support/inPieces"
import { controls, namesIn } from "./support/journey"
import { markDocument } from "./support/markDocument"

const names = namesIn("en")

test("a code submitted before the rest of the document has arrived is kept and answered", async ({ page, server }) => {
  let arrive: (() => void) | undefined
  const arrival = new Promise<void>((resolve) => (arrive = resolve))
  const slow = await startInPieces(server.url, { cuts: ["</form>"], pause: () => arrival })
  await page.goto(`${slow.url}/acquisition/`, { waitUntil: "commit" })
  const form = controls(page, names)
  await form.code.fill("VALID-0001")
  const isSame = await markDocument(page)
  await form.register.click()
  await expect(form.code).toHaveValue("VALID-0001")
  arrive?.()
  await expect(form.create).toBeVisible()
  expect(await isSame()).toBe(true)
  await page.close()
  await slow.stop()
})
