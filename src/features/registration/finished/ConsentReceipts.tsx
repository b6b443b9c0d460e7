import { useTranslation } from "react-i18next"
import { formatLocale } from "../../../lib/languages"
import { saveFile } from "../../../lib/saveFile"
import { attempt } from "../../../lib/attempt"
import { Actions } from "../../../ui/Actions/Actions"
import { Button } from "../../../ui/Button/Button"
import { Disclosure } from "../../../ui/Disclosure/Disclosure"
import { usePage } from "../../../router/usePage"
import styles from "./ConsentReceipts.module.css"
import { sentConsents, type SentConsents } from "../consents/sentConsents"

const labels = {
  TERMS_AND_CONDITIONS: "receipt.terms",
  PRIVACY_POLICY: "receipt.privacy",
  NEWSLETTER: "receipt.newsletter",
} as const

/**
 * Which consents the visitor gave and declined, to read and to save as a file, which holds the same hashes, documents
 * and times that were sent. Gone after a reload, because the consents are kept in memory only.
 */
export function ConsentReceipts() {
  const { t } = useTranslation("registration")
  const { language } = usePage()
  const sent = sentConsents()
  if (!sent) return null
  return (
    <Disclosure summary={t("receipt.heading")}>
      <div className={styles.receipt}>
        {sent.consents.map((consent) => (
          <section key={consent.kind}>
            <h2>{t(labels[consent.kind])}</h2>
            <dl>
              <dt>{t(consent.accepted ? "receipt.accepted" : "receipt.declined")}</dt>
              <dd>
                <time dateTime={consent.shownAt}>
                  {attempt(() => new Date(consent.shownAt).toLocaleString(formatLocale(language))) ?? consent.shownAt}
                </time>
              </dd>
            </dl>
          </section>
        ))}
        <Actions>
          <Button variant="secondary" onClick={() => save(sent)}>
            {t("receipt.save")}
          </Button>
        </Actions>
      </div>
    </Disclosure>
  )
}

function save({ consents, country, language }: SentConsents): void {
  saveFile("consents.json", "application/json", JSON.stringify({ country, language, consents }, null, 2))
}
