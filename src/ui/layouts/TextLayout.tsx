import { PageFrame, PageTitle, type LayoutProps } from "./PageFrame"
import { mainId } from "./SiteHeader/SiteHeader"
import styles from "./TextLayout.module.css"

/** Layout of a long text: no picture, the title above the text. */
export function TextLayout({ children, ...page }: LayoutProps) {
  return (
    <PageFrame surface="light" {...page}>
      <main className={styles.main} id={mainId} tabIndex={-1}>
        <PageTitle>{page.title}</PageTitle>
        {children}
      </main>
    </PageFrame>
  )
}
