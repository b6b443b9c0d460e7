import { screen, waitFor, within } from "@testing-library/react"
import { http } from "msw"
import { expect, test, vi } from "vitest"
import { openPage, use, world } from "../../tests/support/openPage"
import { stopClock, watchTimer } from "../../tests/support/stoppedClock"
import { textsOf } from "../../tests/support/words"

// A navigation waits 300 ms for its flags.
stopClock()

const findHeading = (name: string) => screen.findByRole("heading", { level: 1, name })

test("flags that arrive after an in-app navigation wait for the next page", async () => {
  world.state.settings = { growthbookClientKey: "sdk-late" }
  world.setFeatures({ features: { "main-description": { defaultValue: "social" } } })
  const held = Promise.withResolvers<undefined>()
  use(http.get("*/api/features/:key", () => held.promise))
  const own = (await textsOf("en", "landing")).main.default.title
  const flagged = (await textsOf("en", "variants")).social.title

  const user = await openPage("/acquisition/about-us")
  const expire = watchTimer(300)
  await user.click(screen.getByRole("link", { name: "Back to the home page" }))
  await expire()
  await findHeading(own)
  held.resolve(undefined)
  await waitFor(() => expect(localStorage.getItem("gbFeaturesCache")).toContain("main-description"))
  await vi.dynamicImportSettled()
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(own)

  await user.click(within(screen.getByRole("contentinfo")).getByRole("link", { name: "About us" }))
  await findHeading("About Us")
  await user.click(screen.getByRole("link", { name: "Back to the home page" }))
  await findHeading(flagged)
})
