import type { ReactNode } from "react"
import styles from "./BlackInclinedLines.module.css"
import { PageFrame, PageTitle, type LayoutProps } from "./PageFrame"
import { mainId } from "./SiteHeader/SiteHeader"

interface BlackInclinedLinesLayoutProps extends LayoutProps {
  intro: string
  related: ReactNode
}

/** Layout `black-inclined-lines`: a wide panel on a full-bleed background of the site's lines. */
export function BlackInclinedLinesLayout({ children, intro, related, ...page }: BlackInclinedLinesLayoutProps) {
  return (
    <PageFrame surface="dark" {...page}>
      <main className={styles.main} id={mainId} tabIndex={-1}>
        <div className={styles.panel}>
          <PageTitle>{page.title}</PageTitle>
          <div className={styles.head}>
            <p>{intro}</p>
            {related}
          </div>
          {children}
        </div>
      </main>
    </PageFrame>
  )
}
