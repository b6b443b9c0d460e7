import type { ReactNode } from "react"
import type { LandingVariant } from "../../config/landing"
import type { PageMeta } from "../PageHead/PageHead"
import { PageFrame, PageTitle } from "../PageLayout"
import { mainId } from "../SiteHeader/SiteHeader"
import styles from "./LandingLayout.module.css"

interface LandingLayoutProps extends PageMeta {
  variant: LandingVariant
  /** The main heading; the document's title is the page's own. */
  heading: string
  lead: string
  picture: ReactNode
  /** The registration area. */
  door: ReactNode
  /** Whether it is still open what the registration area will show. */
  busy: boolean
  /** What follows below. */
  children: ReactNode
}

/** Layout of the landing page: the cloth with the main description, the door beside or below it, then all else. */
export function LandingLayout({ variant, heading, lead, picture, door, busy, children, ...meta }: LandingLayoutProps) {
  return (
    <PageFrame surface="night" {...meta}>
      <main id={mainId} className={styles[variant]}>
        <div className={styles.opening}>
          <div className={styles.stage}>
            {picture}
            <div className={styles.words}>
              <PageTitle>{heading}</PageTitle>
              <p>{lead}</p>
            </div>
          </div>
          <div className={styles.door} data-surface="ivory" aria-busy={busy || undefined}>
            <div className={styles.panel}>{door}</div>
          </div>
        </div>
        <div className={styles.rest} data-surface="ivory">
          {children}
        </div>
      </main>
    </PageFrame>
  )
}
