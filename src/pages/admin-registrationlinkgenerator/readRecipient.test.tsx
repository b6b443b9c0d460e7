import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { openSignedIn, readBack } from "../../../tests/support/linkGenerator"

test("a link that was read back says what a recipient sees of it", async () => {
  const user = await openSignedIn()
  await readBack(user, `Here: ${location.origin}/acquisition/pl/lean?rc=VALID-0001&acqParams=utm_source%3Dcard – bye`)
  const recipient = within(await screen.findByRole("region", { name: "What this link contains" }))
  expect(recipient.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "VALID-0001",
    "lean",
    "Polski",
    "card",
  ])
  expect(recipient.getByRole("link", { name: "Svenska" }).getAttribute("href")).toContain("/acquisition/sv/lean?rc=")
})
