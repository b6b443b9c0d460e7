// @vitest-environment node
import { expect, test } from "vitest"
import { denyHref, type DenyReason } from "./denyHref"
import { hrefOf } from "./hrefs"
import type { Prefix } from "./prefixes"

test.each<[reason: DenyReason, prefix: Prefix, href: string]>([
  ["invalid", "", hrefOf("registration-deny", "en")],
  ["invalid", "de", hrefOf("registration-deny", "de")],
  ["expired", "fr", "/fr/registration/deny?reason=expired"],
  ["referrer", "", "/registration/deny?reason=referrer"],
  ["waiting-list", "en", "/en/registration/deny?reason=waiting-list"],
])("%s under the prefix %j: %s", (reason, prefix, href) => {
  expect(denyHref(reason, prefix)).toBe(href)
})
