// @vitest-environment node
import { expect, test } from "vitest"
import { suggestEmail } from "./emailSuggestion"

test.each([
  ["gmial.com", "gmail.com"],
  ["gamil.com", "gmail.com"],
  ["gmal.com", "gmail.com"],
  ["gmaill.com", "gmail.com"],
  ["gnail.com", "gmail.com"],
  ["gmail.con", "gmail.com"],
  ["gmail.co", "gmail.com"],
  ["gmail.cmo", "gmail.com"],
  ["gmail.de", "gmail.com"],
  ["gmail.", "gmail.com"],
  ["gmail", "gmail.com"],
  ["gmial.con", "gmail.com"],
  ["GMIAL.COM", "gmail.com"],
  ["googlemial.com", "googlemail.com"],
  ["hotmial.com", "hotmail.com"],
  ["hotmal.fr", "hotmail.fr"],
  ["outlok.de", "outlook.de"],
  ["outlook.cm", "outlook.com"],
  ["yaho.it", "yahoo.it"],
  ["yaho.co.uk", "yahoo.co.uk"],
  ["iclod.com", "icloud.com"],
  ["gxm.de", "gmx.de"],
  ["gmx.ed", "gmx.de"],
  ["wbe.de", "web.de"],
  ["t-onlin.de", "t-online.de"],
  ["tonline.de", "t-online.de"],
  ["t.online.de", "t-online.de"],
  ["tonlne.de", "t-online.de"],
  ["ornage.fr", "orange.fr"],
  ["wanado.fr", "wanadoo.fr"],
  ["lapsote.net", "laposte.net"],
  ["libro.it", "libero.it"],
  ["virglio.it", "virgilio.it"],
  ["zigo.nl", "ziggo.nl"],
  ["interai.pl", "interia.pl"],
  ["onte.pl", "onet.pl"],
  ["tellia.com", "telia.com"],
  ["senzam.cz", "seznam.cz"],
  ["bluewinn.ch", "bluewin.ch"],
])("for %s suggests %s", (typed, meant) => {
  expect(suggestEmail(`Ada.L+shop@${typed}`)).toBe(`Ada.L+shop@${meant}`)
})

test.each([
  "gmail.com",
  "Gmail.com",
  "googlemail.com",
  "gmx.de",
  "gmx.at",
  "gmx.net",
  "gmx.ch",
  "web.de",
  "me.com",
  "mail.com",
  "mail.de",
  "email.it",
  "ymail.com",
  "live.nl",
  "free.fr",
  "wp.pl",
  "o2.pl",
  "tim.it",
  "online.de",
  "poczta.onet.pl",
])("the common domain %s is not changed", (domain) => {
  expect(suggestEmail(`ada@${domain}`)).toBeUndefined()
})

test.each([
  "example.com",
  "lisiere.example",
  "ada-lovelace.de",
  "wes.de",
  "gmb.de",
  "he.com",
  "mee.com",
  "love.de",
  "tree.fr",
  "orange.be",
  "planet.pl",
  "müller.de",
  "mail.uni.example.de",
  "onlineshop.de",
  "sonline.de",
  "emails.de",
  "live.tv",
  "web.app",
  "liberty.it",
])("the domain %s may well be somebody's own", (domain) => {
  expect(suggestEmail(`ada@${domain}`)).toBeUndefined()
})

test.each([
  "ada@example.com,",
  "ada@example.com;",
  "ada@example.com/",
  "ada@example.com>",
  "ada@example.com.",
  "ada@example.com...",
  "ada@example.com)",
  "ada@example.com:",
  "ada@example.com!",
  "ada@example.com”.",
  "ada@example.com\\",
  "(ada@example.com)",
  "[ada@example.com]",
  "<ada@example.com>",
  "<ada@example.com",
  "«ada@example.com»",
  "„ada@example.com“,",
  '"ada@example.com"',
  "'ada@example.com'",
  "`ada@example.com`",
  "mailto:ada@example.com",
  "MAILTO:ada@example.com?subject=Hello%20there",
  "mailto://ada@example.com",
  "mailto:<ada@example.com>",
  "<mailto:ada@example.com>",
  "Ada Lovelace <ada@example.com>",
  '"Lovelace, Ada" <ada@example.com>;',
  "Ada <ada@example.com",
  "Ada Lovelace (ada@example.com)",
  "Ada[ada@example.com]",
  "ada@example.com <mailto:ada@example.com>",
  "ada@example.com <ada@example.com>",
  "E-mail: ada@example.com",
  "ada @example.com",
  "ada@ example . com",
  "ada@example.\u00a0com",
  "ada@example,com",
  "ada@example;com",
  "ada@example..com",
  "ada@.example.com",
  "ada@@example.com",
  "ada＠example．com",
  "ada@example。com",
  "ada%40example.com",
  "ada@example.com?utm_source=mail",
])("%j cannot be an address, and ada@example.com is suggested", (typed) => {
  expect(suggestEmail(typed)).toBe("ada@example.com")
})

test.each([
  ["ada@gmial.com,", "ada@gmail.com"],
  ["<Ada.L@GMAIL.COM>", "Ada.L@GMAIL.COM"],
  ["ada@gmail,com", "ada@gmail.com"],
  ["ada@gmail.com.", "ada@gmail.com"],
  ["o’hara@example.com", "o'hara@example.com"],
  ["o'hara+a/b@example.com,", "o'hara+a/b@example.com"],
  ["mailto:ada%2Bshop@example.com", "ada+shop@example.com"],
  ["用户@例子.公司。", "用户@例子.公司"],
  ["info@müller.de;", "info@müller.de"],
])("for %j suggests %j", (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant)
})

test.each(["ada@example.com", " ada@example.com\n", "\u202aada@example.com\u202c", "o'hara_1/2=x@sub.example.co"])(
  "%j needs no correction",
  (typed) => {
    expect(suggestEmail(typed)).toBeUndefined()
  },
)

test.each(["ada@example.com, bob@example.com", "ada@example.com;bob@example.com", "ada@example.com/bob@example.com"])(
  "of the several addresses in %j none is suggested",
  (typed) => {
    expect(suggestEmail(typed)).toBeUndefined()
  },
)

test.each(["", "ada", "ada@", "@gmial.com", "ada@gmial", "ada@.", "mailto:", "<>", "@", "ada@,", "< @ >"])(
  "%j is too incomplete to suggest another address",
  (email) => {
    expect(suggestEmail(email)).toBeUndefined()
  },
)
