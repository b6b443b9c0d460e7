import { afterEach, expect, test } from "vitest"
import { damages, sentLinks } from "../../tests/support/damagedAddresses"
import { tidyPath } from "../lib/address"
import { unpackQuery } from "../lib/query"
import { whereItLeads } from "../../tests/support/whereItLeads"

afterEach(() => history.replaceState(null, "", "/acquisition/"))

test.each(
  sentLinks.flatMap(({ kind, address }) =>
    damages.map(({ name, change }) => [kind, name, address, change(address)] as const),
  ),
)("%s with %s leads where it led", (_kind, _name, sent, arrived) => {
  expect(whereItLeads(arrived)).toEqual(whereItLeads(sent))
})

test.each(sentLinks)("$kind stays exactly as it is", ({ address }) => {
  const { search } = new URL(address, location.origin)
  if (!search.includes("acqParams")) expect(unpackQuery(search)).toEqual({ search, invalid: false })
  expect(tidyPath(location.pathname)).toBe(location.pathname)
})
