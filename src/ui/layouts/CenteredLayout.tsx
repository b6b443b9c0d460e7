import styles from "./Layouts.module.css"
import { PageFrame, PageTitle, type LayoutProps } from "./PageLayout"
import { mainId } from "./SiteHeader/SiteHeader"

/** Layout `centered`: a few words in the middle of a dark page. */
export function CenteredLayout({ children, ...page }: LayoutProps) {
  return (
    <PageFrame surface="dark" {...page}>
      <main className={`${styles.main} ${styles.centered}`} id={mainId} tabIndex={-1}>
        <PageTitle>{page.title}</PageTitle>
        {children}
      </main>
    </PageFrame>
  )
}
