import type { RouteName } from "../../../router/routeTable"
import type { PictureFiles } from "../../Picture/Picture"
import { coat, satin, curtainClosed, curtainOpen, knit, letter, selvedge, thread } from "../../../assets/pictures/pages"

const pictures = { coat, satin, curtainClosed, curtainOpen, knit, letter, selvedge, thread } satisfies Record<
  string,
  PictureFiles
>

/** What a page's picture can show. */
export type PictureName = keyof typeof pictures

/**
 * What the picture beside each page shows. To change the picture of one page, edit this table; to change it for every
 * page with the same picture, edit `pictures`.
 */
const pictureOfPage = {
  "about-us": "selvedge",
  lobby: "knit",
  "membership-interest": "satin",
  "membership-interest-apply": "satin",
  "membership-interest-confirmation": "letter",
  "registration-activateaccount": "curtainClosed",
  "registration-deny": "curtainClosed",
  "registration-formfinished": "letter",
  "registration-formstarted": "coat",
  "registration-gift-voucher": "satin",
  "registration-registrationformemailactivecomplete": "curtainOpen",
  "registration-registrationformemailpendingcomplete": "letter",
  "registration-social-registration-second-step": "coat",
} as const satisfies Partial<Record<RouteName, PictureName>>

const byName: Partial<Record<RouteName, PictureName>> = pictureOfPage

/**
 * The files of a picture, by default of the page's own. A page without an entry, such as one where something is missing
 * or has failed, shows the loose thread.
 */
export function pictureOf(page: RouteName, picture: PictureName = byName[page] ?? "thread"): PictureFiles {
  return pictures[picture]
}
