/**
 * Referrers that are denied (product decisions, section 5, "Forbidden referrer"): an invitation is passed on in person,
 * not posted where anyone can find it. Each word of the list is searched for in `.{hostname}/`, so that dots and the
 * slash delimit short or common names: `.x.com/` does not match fedex.com. The list is one space-separated string,
 * since it is inlined in the head of every page.
 */
export const forbidden =
  // Deal communities: those of one network in all its countries, and similar ones
  "mydealz preisjaeger dealabs hotukdeals .pepper. dealdoktor .radins. " +
  // Coupons and cashback, by name
  "groupon retailmenot igraal picodi quidco .shoop. " +
  // Coupon sites, by common words in the languages of the site
  "voucher coupon gutschein codepromo codicesconto kortingscode rabatowe rabattkod " +
  // Forums and question-and-answer sites
  ".forum .reddit. .redd.it/ .quora. gutefrage .wykop. .flashback. " +
  // Social networks; signing in with one of them returns to the second step, never to a landing page
  "facebook. instagram. pinterest. .pin.it/ .x.com/ .t.co/ twitter. tiktok. youtube. linkedin. .vk.com/ tumblr. " +
  // Search engines; their mail and sign-in hosts have other names
  ".www.google. .bing. duckduckgo. .search. .ecosia. .qwant. startpage. yandex. baidu."

/** Hosts that are allowed despite the list above: visitors come from webmail, and return from signing in. */
export const exempt =
  // Webmail: mail.google.com, mail.yahoo.com, outlook.live.com, GMX, WEB.DE and similar ones
  // (links in GMX and WEB.DE lead through deref-gmx.net and the like)
  ".mail. .outlook. .gmx. deref- .web.de/ " +
  // Sign-in providers
  "accounts.google. .appleid."
