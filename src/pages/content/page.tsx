import { useTranslation } from "react-i18next"
import { thread } from "../../assets/pictures/thread"
import { SiteLink } from "../../router/SiteLink"
import { QueryProvider } from "../../shared/loading/useQuery"
import { ContentText } from "../../features/content/ContentText"
import { useContentPage } from "../../features/content/useContentPage"
import { LanguageLinks } from "../../ui/layouts/LanguageLinks/LanguageLinks"
import { PageHead } from "../../ui/layouts/PageHead/PageHead"
import { TextLayout } from "../../ui/layouts/TextLayout"
import { routerPathOf } from "../../router/hrefs"
import { usePage } from "../../router/usePage"
import { Button, buttonClass } from "../../ui/Button/Button"
import { Dialog } from "../../ui/Dialog/Dialog"
import { Picture } from "../../ui/Picture/Picture"
import styles from "./page.module.css"

export function Component() {
  const { close } = usePage()
  return <QueryProvider>{close ? <TextDialog close={close} /> : <TextPage />}</QueryProvider>
}

/** The text as a page of its own. */
function TextPage() {
  const { t } = useTranslation("common")
  const { language } = usePage()
  const { title, ...text } = useContentPage()
  const start = (
    <SiteLink to={routerPathOf("landing", language)} className={buttonClass()}>
      {t("backToStart")}
    </SiteLink>
  )
  return (
    <TextLayout title={title}>
      {text.text === null ? <Picture files={thread} desktopSizes="52vw" className={styles.picture} /> : null}
      <ContentText {...text} highestHeading={2} actions={start} onward={start} />
    </TextLayout>
  )
}

/** The text in a dialog over the page from which it was opened. */
function TextDialog({ close }: { close: () => void }) {
  const { t } = useTranslation(["content", "common"])
  const { title, ...text } = useContentPage()
  return (
    <Dialog title={title} closeLabel={t("common:close")} onClose={close} wide>
      <PageHead title={title} />
      <ContentText {...text} highestHeading={3} actions={<Button onClick={close}>{t("close")}</Button>} />
      <LanguageLinks />
    </Dialog>
  )
}
