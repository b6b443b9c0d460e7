import { useEffect, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { longDate } from "../../lib/longDate"
import { FailureNotice } from "../../shared/feedback/FailureNotice"
import { usePage } from "../../router/usePage"
import { Actions } from "../../ui/Actions/Actions"
import { Button } from "../../ui/Button/Button"
import { SafeHtml } from "../../ui/SafeHtml/SafeHtml"
import styles from "./ContentText.module.css"
import type { useContentPage } from "./useContentPage"

interface ContentTextProps extends Omit<ReturnType<typeof useContentPage>, "title"> {
  /** Level of the text's highest headings: one below that of the title above the text. */
  highestHeading: number
  actions: ReactNode
  /** Where a text that was read leads on to. */
  onward?: ReactNode
}

/** An editorial text in any state: loading, failed, unknown or loaded. */
export function ContentText({ text, failure, retry, highestHeading, actions, onward }: ContentTextProps) {
  const { t } = useTranslation("content")
  if (failure) return <FailureNotice failure={failure} onRetry={retry} />
  if (text === undefined) {
    return (
      <div role="status" aria-label={t("loading")}>
        <TextSkeleton />
      </div>
    )
  }
  if (text === null) {
    return (
      <>
        <p>{t("missing")}</p>
        <Actions>{actions}</Actions>
      </>
    )
  }
  return <Text {...text} highestHeading={highestHeading} onward={onward} />
}

interface TextProps extends Pick<ContentTextProps, "highestHeading" | "onward"> {
  html: string
  updatedAt: string
}

function Text({ html, updatedAt, highestHeading, onward }: TextProps) {
  const { t } = useTranslation("content")
  const { language } = usePage()
  useLinkedHeading()
  const updated = new Date(updatedAt)
  return (
    <>
      {/* An invalid date is omitted: the text itself is what matters. */}
      {Number.isNaN(updated.getTime()) ? null : (
        <p className={styles.updated}>{t("updated", { date: longDate(updated, language) })}</p>
      )}
      <SafeHtml html={html} lang={language} highestHeading={highestHeading} contents={t("contents")} />
      <div className={styles.actions}>
        <Actions>
          {onward}
          <Button variant="secondary" onClick={() => window.print()}>
            {t("print")}
          </Button>
        </Actions>
      </div>
    </>
  )
}

/** Scrolls to the heading in the URL's fragment, which did not exist before the text was loaded. */
function useLinkedHeading() {
  useEffect(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [])
}

function TextSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {[3, 4, 3].map((lines, paragraph) => (
        <div key={paragraph}>
          {Array.from({ length: lines }, (_, line) => (
            <span key={line} />
          ))}
        </div>
      ))}
    </div>
  )
}
