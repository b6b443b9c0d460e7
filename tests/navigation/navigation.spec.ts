import type { Page } from "@playwright/test"
import { test } from "../e2e/support/fixtures"
import type { World } from "../../src/sandbox/world"
import { oneWayTrips, roundTrips, type Move } from "./moves"
import { placeNamed, placeNames, type PlaceName } from "./places"
import { look } from "./sight"
import { continueTo, openScenario } from "../support/openScenario"

/** Brings a visitor to a place, and makes moves there one after the other. */
async function visit(page: Page, world: World, name: PlaceName, moves: [string, Move][]): Promise<void> {
  const place = placeNamed(name)
  await page.goto("about-us")
  await openScenario(page, place.below ?? name)
  const below = place.below === undefined ? undefined : await look(page)
  if (below) await continueTo(page, name, place.below)
  const sight = await look(page)
  for (const [name, { make }] of moves) await test.step(name, () => make({ page, world, place, below, sight }))
}

/** The places of `npm test`: a form, a step, and the two kinds of dialog. */
const daily = new Set<PlaceName>([
  "A filled form",
  "The second of two steps",
  "Black Friday, sent",
  "A legal text over a form",
])

for (const name of placeNames) {
  const place = placeNamed(name)
  const fitting = (moves: Record<string, Move>) => Object.entries(moves).filter(([, { fits }]) => fits(place))
  const visits: [string, [string, Move][]][] = [
    [`what ends where it began${daily.has(name) ? " @daily" : ""}`, fitting(roundTrips)],
    ...fitting(oneWayTrips).map((move): [string, [string, Move][]] => [move[0], [move]]),
  ]
  for (const [title, moves] of visits) {
    test(`${name} × ${title}`, async ({ page, world, complaints }) => {
      // When a page is left, its pending requests are cancelled.
      complaints.allow(/ERR_ABORTED|request failed/)
      await visit(page, world, name, moves)
    })
  }
}
