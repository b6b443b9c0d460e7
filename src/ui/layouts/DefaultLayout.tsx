import { PageFrame, PageTitle, type LayoutProps } from "./PageLayout"
import { mainId } from "./SiteHeader/SiteHeader"
import styles from "./Layouts.module.css"

/** Layout `default`: a single column. */
export function DefaultLayout({ children, ...page }: LayoutProps) {
  return (
    <PageFrame surface="light" {...page}>
      <main className={styles.main} id={mainId} tabIndex={-1}>
        <PageTitle>{page.title}</PageTitle>
        {children}
      </main>
    </PageFrame>
  )
}
