import { useState, type ReactNode, type SyntheticEvent } from "react"
import { usePage } from "../../../router/usePage"
import { Picture } from "../../Picture/Picture"
import { useHydrated } from "../../useHydrated"
import { ConsentButton } from "../ConsentButton/ConsentButton"
import { LanguageLinks } from "../LanguageLinks/LanguageLinks"
import { PageFrame, PageTitle, type LayoutProps } from "../PageFrame"
import { mainId } from "../SiteHeader/SiteHeader"
import { pictureOf, type PictureName } from "./pagePictures"
import styles from "./Split.module.css"

/** Props of the layouts with a picture beside the content. */
interface SplitProps extends LayoutProps {
  /** The main heading, if it is not the title alone. */
  heading?: ReactNode
  /** What the picture shows, if not what pagePictures.ts names for the page. */
  picture?: PictureName | undefined
  /** Something drawn on the picture: decoration, hidden from screen readers. */
  overlay?: ReactNode
  /** Whether the picture is lower on a phone, so that the e-mail field of a form stands in the first screen. */
  isLow?: true
}

/**
 * Layout of the pages that follow the landing page. Like the landing page it has two halves: a picture with an edge at
 * the site's angle, and the content beside it, or below it on a phone. The picture is decorative, so it has no
 * alternative text (WCAG 1.1.1), and it loads after the text.
 */
function SplitLayout({
  surface,
  heading,
  picture,
  overlay,
  isLow,
  footer,
  children,
  ...page
}: SplitProps & { surface: "light" | "dark"; footer?: ReactNode }) {
  const { name } = usePage()
  // A picture that loads late is uncovered once more, but not on the first page: there the animation would delay it,
  // and it may be the largest contentful paint.
  const [uncoversLatePicture] = useState(useHydrated())
  return (
    <PageFrame surface="dark" {...page} footer={footer}>
      <main className={styles.main} id={mainId} tabIndex={-1} data-surface={surface} data-low={isLow}>
        <div className={styles.side} aria-hidden="true">
          <div
            className={styles.pictureArea}
            data-surface="dark"
            data-transition="picture"
            onLoadCapture={uncoversLatePicture ? markLoaded : undefined}
          >
            <Picture files={pictureOf(name, picture)} desktopSizes="52vw" className={styles.picture} isLazy={false} />
            {overlay ? <div className={styles.overlay}>{overlay}</div> : null}
          </div>
          <div className={styles.edge} />
        </div>
        <div className={styles.content}>
          <div className={styles.column}>
            <PageTitle>{heading ?? page.title}</PageTitle>
            {children}
          </div>
        </div>
      </main>
    </PageFrame>
  )
}

/** Lets the style sheet uncover a picture that has loaded. */
function markLoaded({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  currentTarget.dataset["loaded"] = ""
}

/** Layout `centered` (the specification's name; nothing is centred): a column beside the picture, on a dark background. */
export function CenteredLayout(props: SplitProps) {
  return <SplitLayout surface="dark" {...props} />
}

/** Layout `default`: a column beside the picture, on a light background. */
export function DefaultLayout(props: SplitProps) {
  return <SplitLayout surface="light" {...props} />
}

/** Layout `no-footer`: like `centered`, with only the choices of language and consent in place of the footer. */
export function NoFooterLayout(props: Omit<SplitProps, "footer">) {
  return (
    <SplitLayout
      surface="dark"
      {...props}
      footer={
        <div className={styles.slim}>
          <LanguageLinks />
          <ConsentButton />
        </div>
      }
    />
  )
}
