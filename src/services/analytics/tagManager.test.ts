import { expect, test } from "vitest"
import { isContainerId } from "./tagManager"

test.each(["GTM-AB12", "G-AB12", "-AB12", "GTM-1"])("%j is the id of a container", (id) => {
  expect(isContainerId(id)).toBe(true)
})

test.each(["", "GTM", "GTM-ab12", "GT-AB12", "GTM-AB12\n", "GTM-AB12&l=x", `GTM-AB'"><script>`, "GTM-ÄB12"])(
  "%j is not the id of a container",
  (id) => {
    expect(isContainerId(id)).toBe(false)
  },
)
