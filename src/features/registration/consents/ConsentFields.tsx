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
import styles from "./ConsentFields.module.css"
import { documentsOf, type ConsentValues, type ShownConsents } from "./consents"

interface ConsentFieldsProps {
  /** Props for the checkbox of that name, from the form. */
  getFieldProps: GetFieldProps<"terms" | "newsletter">
  values: ConsentValues & { country: string }
  /** What stands beside the checkboxes, for the country among the values. */
  shown: ShownConsents
}

/**
 * Checkboxes for the terms and privacy policy of the chosen country and, separately, for the newsletter. Each is ticked
 * only while the visitor's consent is for what stands beside it, and else says why it is asked again.
 */
export function ConsentFields({ getFieldProps, values, shown }: ConsentFieldsProps) {
  const { t } = useTranslation("registration")
  const { language } = usePage()
  const options = useRegistrationState((state) => state.countryOptions)
  const documents = documentsOf(options, values.country)
  // Until a code has been checked again after a reload, its documents are not known: not a change to speak of.
  const checking = useInvitation(({ phase }) => phase === "checking" || phase === "restoring")
  // Each box has its own words: both may be asked again at once. The newsletter has no documents that could change.
  const askAgain = (name: keyof ConsentValues, reason: AskAgainReason) =>
    name === "newsletter" && reason !== "documents" ? t(`newsletterAgain.${reason}`) : t(`again.${reason}`)
  const propsOf = (name: keyof ConsentValues) => {
    const reason = askAgainReason(values[name], shown[name])
    return {
      ...getFieldProps(name),
      value: shown[name],
      checked: isGiven(values[name], shown[name]),
      status: reason && !(reason === "documents" && checking) ? askAgain(name, reason) : "",
      // No browser may tick it, from memory or after a reload.
      autoComplete: "off",
    }
  }
  // Opens over the form, so that nothing typed is lost.
  const documentLink = (id: string) => (words: string) => <ModalLink to={contentPath(id, language)}>{words}</ModalLink>
  return (
    <>
      <CheckboxField
        {...propsOf("terms")}
        label={
          <RichText
            text={t("field.terms")}
            parts={{
              terms: documentLink(documents.terms ?? "terms"),
              privacy: documentLink(documents.privacy ?? "privacy"),
            }}
          />
        }
      />
      <CheckboxField
        {...propsOf("newsletter")}
        required={false}
        label={t("field.newsletter")}
        hint={
          <Disclosure summary={t("field.newsletterMore")}>
            <p className={styles.long}>{t("field.newsletterLong")}</p>
          </Disclosure>
        }
      />
    </>
  )
}
