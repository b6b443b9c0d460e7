import { useTranslation } from "react-i18next"
import { TokenEmailText } from "../../../shared/token/TokenEmailText"
import type { ApprovedVisitor } from "../model/flow"

/** Greets an approved visitor, naming the e-mail address that was approved. */
export function ApprovedGreeting({ email }: Pick<ApprovedVisitor, "email">) {
  const { t } = useTranslation("registration")
  return (
    <p>
      <TokenEmailText text={(shown) => t("approved.greeting", { email: shown })} email={email} />
    </p>
  )
}
