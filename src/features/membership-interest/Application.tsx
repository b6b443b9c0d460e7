import { useTranslation } from "react-i18next"
import { routerPathOf } from "../../router/hrefs"
import { SiteLink } from "../../router/SiteLink"
import { usePage } from "../../router/usePage"
import { useSearch } from "../../ui/useSearch"
import { EmailForm } from "../../shared/forms/email/EmailForm"
import { SendProblem } from "../../shared/feedback/SendProblem"
import { useFollowUp } from "../../shared/outcome/useFollowUp"
import { registrationStore } from "../../services/state/registrationStore"
import { submitMembershipInterest } from "./api/submitMembershipInterest"
import { applicationFollowUp, type ApplicationResult } from "./model/followUp"
import styles from "./Application.module.css"

/** The form to apply with, what happens next, and a link for visitors who have a code after all. */
export function Application({ submitLabel }: { submitLabel: string }) {
  const { t } = useTranslation("membership")
  const { language } = usePage()
  const search = useSearch()
  return (
    <>
      <ApplicationForm submitLabel={submitLabel} />
      <NextSteps />
      <p>
        <SiteLink to={routerPathOf("landing", language) + search}>{t("intro.have")}</SiteLink>
      </p>
    </>
  )
}

/** The membership application for visitors without an invitation. */
function ApplicationForm({ submitLabel }: { submitLabel: string }) {
  const { t } = useTranslation("membership")
  const { language } = usePage()
  const search = useSearch()
  const { inlineResult, follow, clear } = useFollowUp<ApplicationResult>()

  async function apply(email: string, reject: (key: "error.email") => void): Promise<void> {
    clear()
    const { registrationCountry: country } = registrationStore.getState()
    await follow(
      submitMembershipInterest(email, country, language).then((answer) => applicationFollowUp(answer, email, search)),
      ({ invalidEmail }) => {
        if (invalidEmail) reject("error.email")
      },
    )
  }

  return (
    <EmailForm fieldId="membership-email" submitLabel={submitLabel} sendingText={t("apply.sending")} onSubmit={apply}>
      {(form) => <SendProblem form={form} problem={inlineResult?.problem} />}
    </EmailForm>
  )
}

/** What happens to an application, and when. */
export function NextSteps() {
  const { t } = useTranslation("membership")
  return (
    <section>
      <h2>{t("next.heading")}</h2>
      <ol className={styles.steps}>
        <li>{t("next.read")}</li>
        <li>{t("next.choose")}</li>
        <li>{t("next.write")}</li>
      </ol>
    </section>
  )
}
