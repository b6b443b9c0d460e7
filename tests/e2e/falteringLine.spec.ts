import { expect, test } from "./support/fixtures"
import { startInPieces } from "./support/inPieces"
import { controls, namesIn, whenHydrated } from "./support/journey"
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

test("where the rest of the document never arrives, the button loads it anew", async ({ page, server, complaints }) => {
  complaints.allow(/ERR_ABORTED/)
  await page.clock.install()
  const pauses = [new Promise<void>(() => {})]
  const broken = await startInPieces(server.url, {
    cuts: ["</form>"],
    pause: () => pauses.shift() ?? Promise.resolve(),
  })
  await page.goto(`${broken.url}/acquisition/`, { waitUntil: "commit" })
  const form = controls(page, names)
  await form.code.fill("VALID-0001")
  await form.register.click()
  await expect(form.code).toHaveValue("VALID-0001")
  await page.clock.fastForward(20_000)
  await form.register.click()
  await whenHydrated(page)
  await form.code.fill("VALID-0001")
  await form.register.click()
  await expect(form.create).toBeVisible()
  await page.close()
  await broken.stop()
})
