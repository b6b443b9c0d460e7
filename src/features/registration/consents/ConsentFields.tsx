import { useTranslation } from "react-i18next"
import { contentPath } from "../../../router/contentPath"
import { usePage } from "../../../router/usePage"
import { useRegistrationState } from "../../../services/state/useRegistrationState"
import type { GetFieldProps } from "../../../shared/forms/getFieldProps"
import { CheckboxField } from "../../../ui/Field/CheckboxField"
import { Disclosure } from "../../../ui/Disclosure/Disclosure"
import { ModalLink } from "../../../router/ModalLink"
import { RichText } from "../../../ui/RichText/RichText"
import styles from "./ConsentFields.module.css"
import { documentsOf, type ConsentValues } from "./consents"

interface ConsentFieldsProps {
  /** Props for the checkbox of that name, from the form. */
  getFieldProps: GetFieldProps<"terms" | "newsletter">
  values: ConsentValues & { country: string }
}

/** Checkboxes for the terms and privacy policy of the chosen country and, separately, for the newsletter. */
export function ConsentFields({ getFieldProps, values }: ConsentFieldsProps) {
  const { t } = useTranslation("registration")
  const { language } = usePage()
  const options = useRegistrationState((state) => state.countryOptions)
  const documents = documentsOf(options, values.country)
  // Opens over the form, so that nothing typed is lost.
  const documentLink = (id: string) => (words: string) => <ModalLink to={contentPath(id, language)}>{words}</ModalLink>
  return (
    <>
      <CheckboxField
        {...getFieldProps("terms")}
        checked={values.terms}
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
        {...getFieldProps("newsletter")}
        required={false}
        checked={values.newsletter}
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
