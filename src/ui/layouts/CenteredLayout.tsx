import styles from "./Layouts.module.css"
import { PageFrame, PageTitle, type LayoutProps } from "./PageLayout"
import { mainId } from "./SiteHeader/SiteHeader"

/** Layout `centered`: centred text on a dark background. */
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
