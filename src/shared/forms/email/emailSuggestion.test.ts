import { expect, test } from "vitest"
import { suggestEmail } from "./emailSuggestion"

test.each([
  ["gmial.com", "gmail.com"],
  ["gmail.con", "gmail.com"],
  ["gmail.de", "gmail.com"],
  ["gmail", "gmail.com"],
  ["gmial.con", "gmail.com"],
  ["GMIAL.COM", "gmail.com"],
  ["hotmal.fr", "hotmail.fr"],
  ["outlok.de", "outlook.de"],
  ["yaho.co.uk", "yahoo.co.uk"],
  ["gxm.de", "gmx.de"],
  ["wbe.de", "web.de"],
  ["tonline.de", "t-online.de"],
  ["tonlne.de", "t-online.de"],
  ["onte.pl", "onet.pl"],
  ["senzam.cz", "seznam.cz"],
])("for %s suggests %s", (typed, meant) => {
  expect(suggestEmail(`Ada.L+shop@${typed}`)).toBe(`Ada.L+shop@${meant}`)
})

test.each([
  "gmail.com",
  "Gmail.com",
  "gmx.de",
  "me.com",
  "mail.com",
  "email.it",
  "ymail.com",
  "online.de",
  "poczta.onet.pl",
])("the common domain %s is not changed", (domain) => {
  expect(suggestEmail(`ada@${domain}`)).toBeUndefined()
})

test.each([
  "example.com",
  "ada-lovelace.de",
  "wes.de",
  "mee.com",
  "orange.be",
  "müller.de",
  "mail.uni.example.de",
  "onlineshop.de",
  "live.tv",
])("the domain %s may well be somebody's own", (domain) => {
  expect(suggestEmail(`ada@${domain}`)).toBeUndefined()
})

test.each([
  "ada@example.com,",
  "ada@example.com.",
  "ada@example.com)",
  "ada@example.com”.",
  "(ada@example.com)",
  "<ada@example.com>",
  "<ada@example.com",
  "„ada@example.com“,",
  "mailto:ada@example.com",
  "http://ada@example.com",
  "MAILTO:ada@example.com?subject=Hello%20there",
  "mailto:<ada@example.com>",
  "Ada Lovelace <ada@example.com>",
  '"Lovelace, Ada" <ada@example.com>;',
  "Ada Lovelace (ada@example.com)",
  "ada@example.com <mailto:ada@example.com>",
  "E-mail: ada@example.com",
  "ada @example.com",
  "ada@example.\u00a0com",
  "ada@example,com",
  "ada@example..com",
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
  ["ａｄａ@example.com", "ada@example.com"],
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
