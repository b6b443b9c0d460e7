import { useTranslation } from "react-i18next"
import { contentPath } from "../../../router/contentPath"
import { usePage } from "../../../router/usePage"
import { useRegistrationState } from "../../../services/state/useRegistrationState"
import { askAgainReason, isGiven, type AskAgainReason } from "../../../shared/forms/consents"
import type { GetFieldProps } from "../../../shared/forms/getFieldProps"
import { CheckboxField } from "../../../ui/Field/CheckboxField"
import { Disclosure } from "../../../ui/Disclosure/Disclosure"
import { ModalLink } from "../../../router/ModalLink"
import { RichText } from "../../../ui/RichText/RichText"
import { useInvitation } from "../invitation/useInvitation"
import styles from "./ConsentField.module.css"
import { documentsOf, type ConsentValues, type ShownConsents } from "./consents"

interface ConsentFieldProps {
  name: keyof ConsentValues
  getFieldProps: GetFieldProps<keyof ConsentValues>
  values: ConsentValues & { country: string }
  shown: ShownConsents
}

/**
 * Checkbox for the terms and privacy policy of the chosen country, or for the newsletter. It is ticked only while the
 * visitor's consent is for what stands beside it, and else says why it is asked again.
 */
export function ConsentField({ name, getFieldProps, values, shown }: ConsentFieldProps) {
  const { t } = useTranslation("registration")
  // Until a code has been checked again after a reload, its documents are not known: not a change to speak of.
  const checking = useInvitation(({ phase }) => phase === "checking" || phase === "restoring")
  // Each box has its own words: both may be asked again at once. The newsletter has no documents that could change.
  const askAgain = (reason: AskAgainReason) =>
    name === "newsletter" && reason !== "documents" ? t(`newsletterAgain.${reason}`) : t(`again.${reason}`)
  const reason = askAgainReason(values[name], shown[name])
  const box = {
    ...getFieldProps(name),
    value: shown[name],
    checked: isGiven(values[name], shown[name]),
    status: reason && !(reason === "documents" && checking) ? askAgain(reason) : "",
    // No browser may tick it, from memory or after a reload.
    autoComplete: "off",
  }
  if (name === "terms") return <CheckboxField {...box} label={<TermsLabel country={values.country} />} />
  return (
    <CheckboxField
      {...box}
      label={t("field.newsletter")}
      hint={
        <Disclosure summary={t("field.newsletterMore")}>
          <p className={styles.long}>{t("field.newsletterLong")}</p>
        </Disclosure>
      }
    />
  )
}

function TermsLabel({ country }: { country: string }) {
  const { t } = useTranslation("registration")
  const { language } = usePage()
  const { terms = "terms", privacy = "privacy" } = documentsOf(
    useRegistrationState((state) => state.countryOptions),
    country,
  )
  // Opens over the form, so that nothing typed is lost.
  const documentLink = (id: string) => (words: string) => <ModalLink to={contentPath(id, language)}>{words}</ModalLink>
  return <RichText text={t("field.terms")} parts={{ terms: documentLink(terms), privacy: documentLink(privacy) }} />
}
