import { Fragment, type ReactNode } from "react"
import type { LandingLayoutName } from "../../../services/settings/landing"
import { slotProps } from "../../../services/experiments/slots"
import { KeptText } from "../../KeptText/KeptText"
import type { PageMeta } from "../PageHead/PageHead"
import { PageFrame, PageTitle } from "../PageFrame"
import { mainId } from "../SiteHeader/SiteHeader"
import { registrationAreaId } from "../registrationAreaId"
import styles from "./LandingLayout.module.css"

interface LandingLayoutProps extends PageMeta {
  layout: LandingLayoutName
  /**
   * Whether experiments have changed the page before it was visible: elements that would move are then re-created in
   * their new position, which neither a visitor nor the browser's layout shift score notices.
   */
  changedByFlags: boolean
  /** The main heading; `title` sets the document's title. */
  heading: string
  /** Whose name the heading may contain. */
  inviter: string | undefined
  lead: string
  /** Whether it says what to do, so that it always stands above the form. */
  leadInstructs: boolean
  /** The texts before and after a code is accepted: space is always reserved for both. */
  reservedText: Readonly<Record<"before" | "after", { heading: string; lead: string }>>
  /** News above the main description. Its space is reserved, so that it can appear and disappear without a shift. */
  banner?: ReactNode
  picture: ReactNode
  registration: ReactNode
  /** Whether the content of the registration area is still undecided. */
  busy: boolean
  children: ReactNode
}

/**
 * Layout of the landing page: hero image with main description, registration area beside or below, then the sections.
 */
export function LandingLayout({
  layout,
  changedByFlags,
  heading,
  inviter,
  lead,
  leadInstructs,
  reservedText,
  banner,
  picture,
  registration,
  busy,
  children,
  ...meta
}: LandingLayoutProps) {
  return (
    <PageFrame surface="dark" {...meta}>
      <main id={mainId} tabIndex={-1} className={styles[layout]} data-phone={layout === "only-mobile" || undefined}>
        <div className={styles.opening}>
          <div className={styles.pictureArea}>
            <Fragment key={String(changedByFlags && layout === "only-mobile")}>{picture}</Fragment>
            <div className={styles.banner} {...slotProps}>
              {banner}
            </div>
            <div className={leadInstructs ? styles.words : `${styles.words} ${styles.brief}`} {...slotProps}>
              <div>
                <div className={styles.title}>
                  <PageTitle>
                    {/* The text is replaced as a whole, while the heading element stays and keeps focus. */}
                    <Fragment key={heading}>
                      <KeptText text={heading} kept={inviter} />
                    </Fragment>
                  </PageTitle>
                  <div className={styles.reserved} data-heading={heading} />
                </div>
                {/* A new heading may have more or fewer lines. With a new key the paragraph below is a new element, so
                    that it does not count as moved (layout shift score). */}
                <p key={`${heading} ${lead}`}>{lead}</p>
              </div>
              {Object.entries(reservedText).map(([when, reserved]) => (
                <div key={when} className={styles.reserved} data-heading={reserved.heading} data-lead={reserved.lead} />
              ))}
            </div>
          </div>
          <div
            className={styles.registration}
            {...slotProps}
            id={registrationAreaId}
            tabIndex={-1}
            data-surface="light"
            aria-busy={busy || undefined}
          >
            <div className={styles.panel}>{registration}</div>
            {leadInstructs ? null : <p className={styles.leadBelow}>{lead}</p>}
          </div>
        </div>
        <div key={String(changedByFlags)} data-surface="light">
          {children}
        </div>
      </main>
    </PageFrame>
  )
}
