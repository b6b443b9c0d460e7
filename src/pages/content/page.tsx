import { useTranslation } from "react-i18next"
import { SiteLink } from "../../router/SiteLink"
import { QueryProvider } from "../../shared/loading/useQuery"
import { ContentText } from "../../features/content/ContentText"
import { useContentPage } from "../../features/content/useContentPage"
import { LanguageLinks } from "../../ui/layouts/LanguageLinks/LanguageLinks"
import { PageHead } from "../../ui/layouts/PageHead/PageHead"
import { DefaultLayout } from "../../ui/layouts/split/SplitLayout"
import { TextLayout } from "../../ui/layouts/TextLayout"
import { routerPathOf } from "../../router/hrefs"
import { usePage } from "../../router/usePage"
import { Button, buttonClass } from "../../ui/Button/Button"
import { Dialog } from "../../ui/Dialog/Dialog"
import { useFocusOnNewContent } from "../../ui/useFocusOnNewContent"

export function Component() {
  const { close } = usePage()
  return <QueryProvider>{close ? <TextDialog close={close} /> : <TextPage />}</QueryProvider>
}

/** The text as a page of its own; one that does not exist looks like any page that is not found. */
function TextPage() {
  const { t } = useTranslation("common")
  const { language } = usePage()
  const { title, ...text } = useContentPage()
  const isMissing = text.text === null
  const Layout = isMissing ? DefaultLayout : TextLayout
  // The other layout has a heading of its own.
  useFocusOnNewContent(String(isMissing))
  const start = (
    <SiteLink to={routerPathOf("landing", language)} className={buttonClass()}>
      {t("backToStart")}
    </SiteLink>
  )
  return (
    <Layout title={title}>
      <ContentText {...text} highestHeading={2} actions={start} onward={start} />
    </Layout>
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
