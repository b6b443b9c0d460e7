/**
 * Referrers that are denied (product decisions, section 5, "Forbidden referrer"): an invitation is passed on in person,
 * not posted where anyone can find it. Each word of the list is searched for in `.{hostname}/`, so that dots and the
 * slash delimit short or common names: `.x.com/` does not match fedex.com. The list is one space-separated string,
 * since it is inlined in the head of every page, and in the order that compresses best.
 */
export const forbidden =
  // Deal communities: those of one network in all its countries, and similar ones
  ".pepper. hotukdeals dealabs mydealz .radins. dealdoktor preisjaeger " +
  // Coupons and cashback, by name
  "picodi igraal quidco groupon .shoop. retailmenot " +
  // Coupon sites, by common words in the languages of the site
  "coupon codicesconto gutschein codepromo voucher rabatowe kortingscode rabattkod " +
  // Forums and question-and-answer sites
  ".quora. .redd.it/ .forum .reddit. gutefrage .flashback. .wykop. " +
  // Social networks; signing in with one of them returns to the second step, never to a landing page
  ".x.com/ .t.co/ twitter. pinterest. linkedin. instagram. .pin.it/ tumblr. youtube. .vk.com/ facebook. tiktok. " +
  // Search engines; their mail and sign-in hosts have other names
  "startpage. .bing. .www.google. .qwant. baidu. yandex. duckduckgo. .ecosia. .search."

/** Hosts that are allowed despite the list above: visitors come from webmail, and return from signing in. */
export const exempt =
  // Webmail: mail.google.com, mail.yahoo.com, outlook.live.com, GMX, WEB.DE and similar ones
  // (links in GMX and WEB.DE lead through deref-gmx.net and the like)
  ".mail. .outlook. .gmx. deref- .web.de/ " +
  // Sign-in providers
  "accounts.google. .appleid."
