import about from "../../../locales/en/about.json"
import access from "../../../locales/en/access.json"
import accessibility from "../../../locales/en/accessibility.json"
import activation from "../../../locales/en/activation.json"
import admin from "../../../locales/en/admin.json"
import common from "../../../locales/en/common.json"
import content from "../../../locales/en/content.json"
import error from "../../../locales/en/error.json"
import landing from "../../../locales/en/landing.json"
import links from "../../../locales/en/links.json"
import lobby from "../../../locales/en/lobby.json"
import membership from "../../../locales/en/membership.json"
import noscript from "../../../locales/en/noscript.json"
import onboarding from "../../../locales/en/onboarding.json"
import phone from "../../../locales/en/phone.json"
import product from "../../../locales/en/product.json"
import registration from "../../../locales/en/registration.json"
import sections from "../../../locales/en/sections.json"
import social from "../../../locales/en/social.json"
import variants from "../../../locales/en/variants.json"

/** The English texts, source of the types of all i18n keys. Import only as a type: namespaces are loaded one by one. */
export const english = {
  about,
  access,
  accessibility,
  activation,
  admin,
  common,
  content,
  error,
  landing,
  links,
  lobby,
  membership,
  noscript,
  onboarding,
  phone,
  product,
  registration,
  sections,
  social,
  variants,
}
