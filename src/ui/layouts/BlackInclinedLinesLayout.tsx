import styles from "./BlackInclinedLines.module.css"
import { PageFrame, PageTitle, type LayoutProps } from "./PageFrame"
import { mainId } from "./SiteHeader/SiteHeader"

interface BlackInclinedLinesLayoutProps extends LayoutProps {
  /** Class name of the panel, for a page that needs another width. */
  panelClass?: string | undefined
}

/** Layout `black-inclined-lines`: a panel on a full-bleed background of the site's lines. */
export function BlackInclinedLinesLayout({ children, panelClass = "", ...page }: BlackInclinedLinesLayoutProps) {
  return (
    <PageFrame surface="dark" {...page}>
      <main className={styles.main} id={mainId} tabIndex={-1}>
        <div className={`${styles.panel} ${panelClass}`}>
          <PageTitle>{page.title}</PageTitle>
          {children}
        </div>
      </main>
    </PageFrame>
  )
}
