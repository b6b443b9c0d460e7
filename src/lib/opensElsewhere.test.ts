// @vitest-environment node
import { expect, test } from "vitest"
import { opensElsewhere } from "./opensElsewhere"

const noKeys = { metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

test.each(["metaKey", "ctrlKey", "shiftKey", "altKey"])("a click with the %s leaves the page as it is", (key) => {
  expect(opensElsewhere({ ...noKeys, [key]: true })).toBe(true)
})

test("a plain click opens the link in this page", () => {
  expect(opensElsewhere(noKeys)).toBe(false)
})
