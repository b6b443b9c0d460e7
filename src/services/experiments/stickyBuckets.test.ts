import { afterEach, expect, test } from "vitest"
import { anonymousId, forgetAnonymousId, saveAnonymousId } from "./anonymousId"
import { readVariants, writeVariants } from "./stickyBuckets"

afterEach(() => {
  forgetAnonymousId()
  localStorage.clear()
})

test("what a visitor has seen is kept in a cookie once there is consent, and removed with it", () => {
  anonymousId()
  writeVariants("before")
  expect(readVariants()).toBe("before")
  expect(document.cookie).not.toContain("acq_variants")
  saveAnonymousId()
  expect(document.cookie).toContain("acq_variants=before")
  writeVariants("after")
  expect(document.cookie).toContain("acq_variants=after")
  forgetAnonymousId()
  expect(document.cookie).not.toContain("acq_variants")
  expect(readVariants()).toBeNull()
})
