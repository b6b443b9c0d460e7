import { screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { openPage, world } from "../../../tests/support/openPage"
import { stopClock } from "../../../tests/support/stoppedClock"
import { textsOf } from "../../../tests/support/words"

// A page that only a flag defines waits a second for it.
stopClock()

test("the sections of a page that exists only by a flag state what its own opening leaves out", async () => {
  world.state.settings = { growthbookClientKey: "sdk-spring" }
  world.setFeatures({ features: { "landing-pages": { defaultValue: { spring: { mainDescription: "daba" } } } } })
  const { claims } = await textsOf("en", "sections")
  const { daba } = await textsOf("en", "variants")
  await openPage("/acquisition/spring")
  await screen.findByRole("heading", { level: 1, name: daba.title })
  // The page without flags, whose opening states both, has neither.
  for (const { figure } of [claims.discount, claims.labels]) expect(await screen.findByText(figure)).toBeTruthy()
})
