import { describe, expect, test } from "vitest"
import { slugs } from "../../services/settings/landing"
import { routeTable } from "../../router/routeTable"
import { isForbiddenReferrer, isLandingPath } from "./referrer"

const ownHost = "www.example.com"

describe("forbidden", () => {
  test.each([
    "https://www.mydealz.de/deals/einladung",
    "https://www.dealabs.com/",
    "https://www.hotukdeals.com/",
    "https://www.pepper.pl/",
    "https://nl.pepper.com/",
    "https://www.groupon.it/",
    "https://www.retailmenot.com/",
    "https://www.vouchercodes.co.uk/",
    "https://www.gutscheinsammler.de/",
    "https://www.gutscheinmail.de/",
    "https://www.kortingscode.nl/",
    "https://www.reddit.com/r/deals",
    "https://old.reddit.com/",
    "https://www.quora.com/",
    "https://forum.example.org/thread/1",
    "https://www.pinterest.fr/pin/1",
    "https://l.instagram.com/?u=x",
    "https://l.facebook.com/l.php",
    "https://m.facebook.com/",
    "https://t.co/abc",
    "https://x.com/somebody",
    "http://www.youtube.com/watch",
    "https://www.bing.com/search?q=x",
    "https://duckduckgo.com/",
    "https://de.search.yahoo.com/search",
    "https://www.google.com/",
    "https://www.google.co.uk/url?q=x",
    "HTTPS://WWW.GOOGLE.PL/",
    "https://www.google.de:8443/",
  ])("%s", (referrer) => {
    expect(isForbiddenReferrer(referrer, ownHost)).toBe(true)
  })
})

describe("allowed", () => {
  test.each([
    ["no referrer", ""],
    ["no address", "www.google.com"],
    ["a mail app", "android-app://com.google.android.gm/"],
    ["a search app", "android-app://com.google.android.googlequicksearchbox/"],
    ["our own host", "https://www.example.com/acquisition/"],
    ["x.com inside a name", "https://www.fedex.com/"],
    ["get.com inside a name", "https://www.target.com/"],
    ["t.co inside a name", "https://contact.com/"],
    ["pepper inside a name", "https://www.drpeppermuseum.org/"],
    ["bing inside a name", "https://www.climbing.org/"],
    ["search inside a name", "https://research.example.org/"],
    ["vk.com inside a name", "https://www.gvk.com/"],
    ["reddit inside a name", "https://www.credditunion.org/"],
    ["a forbidden host in the path", "https://news.example.org/www.google.com/"],
    ["a forbidden host in the query", "https://news.example.org/?u=https://www.reddit.com/"],
    ["webmail", "https://mail.google.com/mail/u/0/"],
    ["webmail", "https://outlook.live.com/mail/0/"],
    ["webmail", "https://outlook.office.com/"],
    ["webmail", "https://mail.yahoo.com/d/folders/1"],
    ["webmail of a search engine", "https://mail.yandex.com/"],
    ["webmail", "https://navigator-bs.gmx.net/mail"],
    ["webmail's way out", "https://deref-gmx.net/mail/client/"],
    ["webmail", "https://3c.web.de/"],
    ["webmail's way out", "https://deref-web.de/mail/client/"],
    ["webmail", "https://email.t-online.de/"],
    ["webmail", "https://poczta.onet.pl/"],
    ["webmail", "https://webmail.libero.it/"],
    ["sign-in", "https://accounts.google.com/"],
    ["sign-in", "https://appleid.apple.com/"],
    ["a magazine", "https://www.vogue.example/"],
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
