import type { ReactNode } from "react"
import { PageHead, type PageMeta } from "./PageHead/PageHead"
import { mainId, SiteHeader } from "./SiteHeader/SiteHeader"
import { SiteFooter } from "./SiteFooter/SiteFooter"
import styles from "./Layouts.module.css"

/** What every layout demands: the title, from which document title and main heading are made. */
export interface LayoutProps extends PageMeta {
  children: ReactNode
}

interface FrameProps extends LayoutProps {
  surface: "light" | "dark"
  footer?: ReactNode
}

/** Head, main part and foot of a page; the layouts differ in what stands in the main part. */
export function PageFrame({ title, description, surface, footer = <SiteFooter />, children }: FrameProps) {
  return (
    <div className={styles.page} data-surface={surface}>
      <PageHead title={title} description={description} />
      <SiteHeader />
      {children}
      {footer}
    </div>
  )
}

/** The heading of a page; focus comes here after a navigation. */
export function PageTitle({ children }: { children: ReactNode }) {
  return <h1 tabIndex={-1}>{children}</h1>
}

/** Layout `default`: one quiet column. */
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
