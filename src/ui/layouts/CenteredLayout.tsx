import styles from "./Layouts.module.css"
import { PageFrame, PageTitle, type LayoutProps } from "./PageLayout"
import { mainId } from "./SiteHeader/SiteHeader"

/** Layout `centered`: a few words in the middle of the night. */
export function CenteredLayout({ children, ...page }: LayoutProps) {
  return (
    <PageFrame surface="night" {...page}>
      <main className={`${styles.main} ${styles.centered}`} id={mainId} tabIndex={-1}>
        <PageTitle>{page.title}</PageTitle>
        {children}
      </main>
    </PageFrame>
  )
}
