import { useEffect, useRef, type ReactNode } from "react"
import { PageHead, type PageMeta } from "./PageHead/PageHead"
import { SiteHeader } from "./SiteHeader/SiteHeader"
import { SiteFooter } from "./SiteFooter/SiteFooter"
import styles from "./Layouts.module.css"

/** Props of every layout; document title and main heading are made from the title. */
export interface LayoutProps extends PageMeta {
  children: ReactNode
}

interface FrameProps extends LayoutProps {
  surface: "light" | "dark"
  footer?: ReactNode
}

// Elements of their own, so that a page that is rendered again leaves them and their many links alone.
const siteHeader = <SiteHeader />
const siteFooter = <SiteFooter />

/**
 * Head, header and footer of a page; the layouts differ in the main part. The browser's own bars follow the surface on
 * which the page begins.
 */
export function PageFrame({ title, description, surface, footer = siteFooter, children }: FrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  // The document begins with the colour of its own page (scripts/vite/prerender.ts).
  useEffect(() => {
    const bars = document.querySelector<HTMLMetaElement>("meta[name=theme-color]")
    if (bars && frame.current) bars.content = getComputedStyle(frame.current).backgroundColor
  }, [surface])
  return (
    <div className={styles.page} data-surface={surface} ref={frame}>
      <PageHead title={title} description={description} />
      {siteHeader}
      {children}
      {footer}
    </div>
  )
}

/** The heading of a page; it receives focus after a navigation. */
export function PageTitle({ children }: { children: ReactNode }) {
  return <h1 tabIndex={-1}>{children}</h1>
}
