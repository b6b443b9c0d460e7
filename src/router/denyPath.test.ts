// @vitest-environment node
import { expect, test } from "vitest"
import { denyPath, type DenyReason } from "./denyPath"
import { routerPathOf } from "./hrefs"
import type { Prefix } from "./prefixes"

test.each<[reason: DenyReason, prefix: Prefix, href: string]>([
  ["invalid", "", routerPathOf("registration-deny", "en")],
  ["invalid", "de", routerPathOf("registration-deny", "de")],
  ["expired", "fr", "/fr/registration/deny?reason=expired"],
  ["referrer", "", "/registration/deny?reason=referrer"],
  ["waiting-list", "en", "/en/registration/deny?reason=waiting-list"],
])("%s under the prefix %j: %s", (reason, prefix, href) => {
  expect(denyPath(reason, prefix)).toBe(href)
})
