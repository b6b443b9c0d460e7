import { describe, expect, test } from "vitest"
import { slugs } from "../../services/settings/landing"
import { routeTable } from "../../router/routeTable"
import { isForbiddenReferrer, isLandingPath } from "./referrer"

const ownHost = "www.example.com"

test.each([
  "https://www.mydealz.de/deals/einladung",
  "https://www.pepper.pl/",
  "https://nl.pepper.com/",
  "https://www.groupon.it/",
  "https://www.gutscheinsammler.de/",
  "https://www.reddit.com/r/deals",
  "https://forum.example.org/thread/1",
  "https://www.pinterest.fr/pin/1",
  "https://l.instagram.com/?u=x",
  "https://l.facebook.com/l.php",
  "https://t.co/abc",
  "https://x.com/somebody",
  "https://www.bing.com/search?q=x",
  "https://de.search.yahoo.com/search",
  "https://www.google.co.uk/url?q=x",
  "HTTPS://WWW.GOOGLE.PL/",
  "https://www.google.de:8443/",
])("forbidden: %s", (referrer) => {
  expect(isForbiddenReferrer(referrer, ownHost)).toBe(true)
})

describe("allowed", () => {
  test.each([
    ["no referrer", ""],
    ["no address", "www.google.com"],
    ["a mail app", "android-app://com.google.android.gm/"],
    ["our own host", "https://www.example.com/acquisition/"],
    ["x.com inside a name", "https://www.fedex.com/"],
    ["get.com inside a name", "https://www.target.com/"],
    ["t.co inside a name", "https://contact.com/"],
    ["search inside a name", "https://research.example.org/"],
    ["a forbidden host in the path", "https://news.example.org/www.google.com/"],
    ["a forbidden host in the query", "https://news.example.org/?u=https://www.reddit.com/"],
    ["webmail", "https://mail.google.com/mail/u/0/"],
    ["webmail", "https://outlook.live.com/mail/0/"],
    ["webmail", "https://mail.yahoo.com/d/folders/1"],
    ["webmail of a search engine", "https://mail.yandex.com/"],
    ["webmail", "https://navigator-bs.gmx.net/mail"],
    ["webmail's way out", "https://deref-gmx.net/mail/client/"],
    ["webmail's way out", "https://deref-web.de/mail/client/"],
    ["sign-in", "https://accounts.google.com/"],
    ["sign-in", "https://appleid.apple.com/"],
  ])("%s: %s", (_, referrer) => {
    expect(isForbiddenReferrer(referrer, ownHost)).toBe(false)
  })

  test("our own host, whatever its name", () => {
    expect(isForbiddenReferrer("https://www.voucher.example/acquisition/", "www.voucher.example")).toBe(false)
  })
})

describe("landing pages", () => {
  test.each(["", ...slugs, "not-known-yet"])("%j is one", (path) => {
    expect(isLandingPath(path)).toBe(true)
  })

  const others = routeTable.filter(({ name }) => name !== "landing").map(({ path }) => path)
  // Routes match in any case.
  test.each([...others, "About-Us", "LOBBY", "social-registration-second-step", "x/social-registration-second-step"])(
    "%s is not",
    (path) => {
      expect(isLandingPath(path)).toBe(false)
    },
  )
})
