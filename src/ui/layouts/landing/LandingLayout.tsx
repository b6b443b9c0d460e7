import { Fragment, type ReactNode } from "react"
import type { LandingVariant } from "../../../services/settings/landing"
import { slotProps } from "../../../services/experiments/slots"
import type { PageMeta } from "../PageHead/PageHead"
import { PageFrame, PageTitle } from "../PageLayout"
import { mainId } from "../SiteHeader/SiteHeader"
import styles from "./LandingLayout.module.css"

/** Id of the registration area, for what leads to it. */
export const doorId = "door"

interface LandingLayoutProps extends PageMeta {
  variant: LandingVariant
  /**
   * Whether experiments have changed the page before it was seen: then what would have to move for it is put anew in its
   * new place. To a visitor and to the browser's measure, nothing shifts.
   */
  anew: boolean
  /** The main heading; the document's title is the page's own. */
  heading: string
  lead: string
  /** The words before and after a code is accepted: the room for either is kept all the time. */
  reservedText: Readonly<Record<"before" | "after", { heading: string; lead: string }>>
  /** News above the main description. It has room there, so that it can come and go without moving anything. */
  banner?: ReactNode
  picture: ReactNode
  /** The registration area. */
  door: ReactNode
  /** Whether it is still open what the registration area will show. */
  busy: boolean
  /** What follows below. */
  children: ReactNode
}

/** Layout of the landing page: the cloth with the main description, the door beside or below it, then all else. */
export function LandingLayout({
  variant,
  anew,
  heading,
  lead,
  reservedText,
  banner,
  picture,
  door,
  busy,
  children,
  ...meta
}: LandingLayoutProps) {
  return (
    <PageFrame surface="dark" {...meta}>
      <main id={mainId} tabIndex={-1} className={styles[variant]} data-phone={variant === "only-mobile" || undefined}>
        <div className={styles.opening}>
          <div className={styles.stage}>
            <Fragment key={String(anew && variant === "only-mobile")}>{picture}</Fragment>
            <div className={styles.banner} {...slotProps}>
              {banner}
            </div>
            <div className={styles.words} {...slotProps}>
              <div>
                <PageTitle>
                  {/* Other words take the place of these as a whole, the heading itself stays and keeps focus. */}
                  <Fragment key={heading}>{heading}</Fragment>
                </PageTitle>
                <p key={lead}>{lead}</p>
              </div>
              {Object.entries(reservedText).map(([when, room]) => (
                <div key={when} className={styles.room} data-heading={room.heading} data-lead={room.lead} />
              ))}
            </div>
          </div>
          <div
            className={styles.door}
            {...slotProps}
            id={doorId}
            tabIndex={-1}
            data-surface="light"
            aria-busy={busy || undefined}
          >
            <div className={styles.panel}>{door}</div>
          </div>
        </div>
        <div className={styles.rest} key={String(anew)} data-surface="light">
          {children}
        </div>
      </main>
    </PageFrame>
  )
}
