/**
 * Whence nobody is let in (product decisions, section 5, "Forbidden referrer"): an invitation is handed on in person, not
 * posted where everybody finds it. An entry is looked for in `.{hostname}/`, so that dots and the slash bound short and
 * everyday names: `.x.com/` is not fedex.com. One text with blanks between, since it travels in the head of every page.
 */
export const forbidden =
  // Deal communities: those of one network in all its countries, and their likes
  "mydealz preisjaeger dealabs hotukdeals .pepper. dealdoktor .radins. " +
  // Coupons and cashback, by name
  "groupon retailmenot igraal picodi quidco .shoop. " +
  // Coupons, by what such sites are called in the seven languages
  "voucher coupon gutschein codepromo codicesconto kortingscode rabatowe rabattkod " +
  // Forums and places where questions are answered
  ".forum .reddit. .redd.it/ .quora. gutefrage .wykop. .flashback. " +
  // Social networks; signing in with one of them leads to the second step, never to a landing page
  "facebook. instagram. pinterest. .pin.it/ .x.com/ .t.co/ twitter. tiktok. youtube. linkedin. .vk.com/ tumblr. " +
  // Search engines; their mail and sign-in hosts have other names
  ".www.google. .bing. duckduckgo. .search. .ecosia. .qwant. startpage. yandex. baidu."

/** Hosts that are let in whatever the list above says: an invitation is read in a mail, and signing in leads back here. */
export const exempt =
  // Webmail: mail.google.com, mail.yahoo.com, outlook.live.com, GMX, WEB.DE and their likes
  "mail. .outlook. .gmx. deref- .web.de/ " +
  // Providers with which a visitor signs in
  "accounts.google. .appleid."
