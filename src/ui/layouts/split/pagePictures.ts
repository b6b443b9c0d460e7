import type { RouteName } from "../../../router/routeTable"
import type { PictureFiles } from "../../Picture/Picture"
import { card, curtainClosed, curtainOpen, knit, letter, selvedge, thread } from "../../../assets/pictures/pages"

const subjects = { card, curtainClosed, curtainOpen, knit, letter, selvedge, thread } satisfies Record<
  string,
  PictureFiles
>

/** What a page's picture can show. */
export type Subject = keyof typeof subjects

/**
 * What the picture beside each page shows. To change the picture of one page, edit this table; to change it for every
 * page with the same subject, edit `subjects`.
 */
const subjectOfPage = {
  "about-us": "selvedge",
  accessibility: "curtainOpen",
  "error-404": "thread",
  lobby: "knit",
  "membership-interest": "curtainClosed",
  "membership-interest-apply": "curtainClosed",
  "membership-interest-confirmation": "letter",
  "registration-activateaccount": "curtainClosed",
  "registration-activateaccountError": "thread",
  "registration-deny": "curtainClosed",
  "registration-formfinished": "letter",
  "registration-formstarted": "curtainOpen",
  "registration-gift-voucher": "card",
  "registration-registrationformemailactivecomplete": "curtainOpen",
  "registration-registrationformemailpendingcomplete": "letter",
  "registration-social-registration-second-step": "curtainOpen",
} as const satisfies Partial<Record<RouteName, Subject>>

const byName: Partial<Record<RouteName, Subject>> = subjectOfPage

/** The picture of a page, or of another subject; a page without an entry shows the selvedge. */
export function pictureOf(page: RouteName, subject: Subject = byName[page] ?? "selvedge"): PictureFiles {
  return subjects[subject]
}
