import { afterEach, expect, test } from "vitest"
import { anonymousId, forgetAnonymousId, saveAnonymousId } from "./anonymousId"
import { readStickyBuckets, writeStickyBuckets } from "./stickyBuckets"

afterEach(() => {
  forgetAnonymousId()
  localStorage.clear()
})

test("what a visitor has seen is kept in a cookie once there is consent, and removed with it", () => {
  anonymousId()
  writeStickyBuckets("before")
  expect(readStickyBuckets()).toBe("before")
  expect(document.cookie).not.toContain("acq_variants")
  saveAnonymousId()
  expect(document.cookie).toContain("acq_variants=before")
  writeStickyBuckets("after")
  expect(document.cookie).toContain("acq_variants=after")
  forgetAnonymousId()
  expect(document.cookie).not.toContain("acq_variants")
  expect(readStickyBuckets()).toBeNull()
})

const seenBy = (attributeValue: string, assignments: Record<string, string>) =>
  JSON.stringify({ attributeName: "acqAnonymousId", attributeValue, assignments })

test.each([
  ["what the same visitor has seen before stays", seenBy("a", { x: "0", y: "0" }), { x: "1", y: "0" }],
  ["what another visitor has seen goes", seenBy("b", { y: "0" }), { x: "1" }],
  ["what is broken goes", "{", { x: "1" }],
])("%s", (_name, before, assignments) => {
  writeStickyBuckets(before)
  writeStickyBuckets(seenBy("a", { x: "1" }))
  expect(readStickyBuckets()).toBe(seenBy("a", assignments))
})
