import * as fc from "fast-check"
import { expect, test } from "vitest"
import { basePath } from "../../src/lib/basePath"
import { languages } from "../../src/lib/languages"
import { productUrl } from "../../src/features/product-share/model/productUrl"
import { withoutProduct } from "../../src/features/product-share/model/withoutProduct"
import { invitationUrl } from "../../src/features/registration/social/model/invitationUrl"
import { socialSignUpUrl } from "../../src/features/registration/social/socialSignUp"
import { browserLink } from "../../src/lib/embeddedBrowser"
import { splitPath } from "../../src/router/prefixes"
import { fuzz } from "./support/fuzz"
import { anyAddress, anyText } from "./support/hostile"

const { origin } = location
const anyPath = anyAddress.map((text) => new URL(`${basePath}/${encodeURI(text.toWellFormed())}`, origin).pathname)
const anyLanguage = fc.constantFrom(...languages)

test(
  "the link out of an app leads to this site",
  fuzz([anyPath, anyText, anyText, anyLanguage], (path, code, stamp, language) => {
    const page = splitPath(path).rest
    const address = invitationUrl(origin, language, page, { code, validityTimestamp: stamp })
    expect(new URL(address).origin).toBe(origin)
    expect(browserLink(address, "x-safari")).toBe(`x-safari-${address}`)
    const intent = browserLink(address, "intent")
    expect(intent).toMatch(
      /^intent:\/\/localhost:4173\/acquisition\/[^#;]*#Intent;scheme=http;action=[\w.]+;category=[\w.]+;end$/,
    )
  }),
)

test(
  "a shared product has a URL in the shop or none",
  fuzz([anyAddress, fc.constantFrom("/", "https://shop.example/de?x#y")], (code, store) => {
    const address = productUrl(code, store, location.href)
    if (address !== undefined) expect(new URL(address).origin).toBe(new URL(store, origin).origin)
    expect(withoutProduct(new URL(`/?product=${encodeURIComponent(code.toWellFormed())}`, origin).search)).toBe("")
  }),
)

test(
  "a sign-up through a provider starts where the settings say",
  fuzz([anyText, anyText, anyLanguage], (code, stamp, language) => {
    const request = {
      socialLoginUrl: "/entrance/social",
      origin,
      state: "s",
      language,
      registrationCode: code,
      validityTimestamp: stamp,
    }
    const url = new URL(socialSignUpUrl("google", request), origin)
    expect([url.origin, url.pathname]).toEqual([origin, "/entrance/social/google"])
    expect(new URL(url.searchParams.get("redirect_uri") ?? "").origin).toBe(origin)
  }),
)
