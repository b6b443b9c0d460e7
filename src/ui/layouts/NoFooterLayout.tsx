import { ConsentButton } from "./ConsentButton/ConsentButton"
import { LanguageLinks } from "./LanguageLinks/LanguageLinks"
import styles from "./Layouts.module.css"
import { PageFrame, PageTitle, type LayoutProps } from "./PageLayout"
import { mainId } from "./SiteHeader/SiteHeader"

/** Layout `no-footer`: in place of the footer only the choices of language and consent. */
export function NoFooterLayout({ children, ...page }: LayoutProps) {
  return (
    <PageFrame
      surface="dark"
      {...page}
      footer={
        <div className={styles.slim}>
          <LanguageLinks />
          <ConsentButton />
        </div>
      }
    >
      <main className={`${styles.main} ${styles.centered}`} id={mainId} tabIndex={-1}>
        <PageTitle>{page.title}</PageTitle>
        {children}
      </main>
    </PageFrame>
  )
}
