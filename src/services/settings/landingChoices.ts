/** The choices that a landing page can be configured with, each list for the type and for the flag's reader. */

/** Layouts of the top of a landing page; `only-mobile` is the phone's column at every width. */
export const layouts = ["right-double-column", "center-single-column", "only-mobile"] as const

/** The welcome vouchers (specification section 9); "mov" means that a minimum order value applies. */
export const vouchers = [
  "social-10-percent-no-mov",
  "social-15-percent-no-mov",
  "social-15-percent-mov",
  "social-20-percent-mov",
] as const

/** Texts beside the form; a voucher has its own. `daba` is a campaign for one garment. */
export const mainDescriptions = [
  "default",
  "social",
  "viral",
  "viralProductShare",
  "daba",
  "waitingListApproved",
] as const

/** The banners above a landing page. */
export const banners = ["none", "plain", "black-friday"] as const

/** The onboarding before the form. */
export const onboardings = ["none", "long", "short"] as const

/** States of a sign-up method: usable, announced as coming soon, or not shown. */
export const methodStates = ["available", "comingSoon", "hidden"] as const
