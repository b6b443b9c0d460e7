import { useTranslation } from "react-i18next"
import { isDoubtful, type CheckedLink } from "../model/checkedLink"

/** Returns a function that puts the result of a link into words; "…" until there is a result. */
export function useResultText(): (checked: CheckedLink) => string {
  const { t } = useTranslation(["campaign", "admin"])
  return (checked) => {
    const { problem, outcome, contents } = checked
    if (problem) return t(`admin:${problem}`)
    if (outcome?.kind === "rejected") return t(`admin:${outcome.reason}`)
    if (isDoubtful(checked)) return t("check.unknownPage", { page: contents?.page })
    return outcome ? t("check.works") : "…"
  }
}
