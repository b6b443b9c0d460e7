import { useTranslation } from "react-i18next"
import { Notice } from "../../ui/Notice/Notice"
import { useFocusOnShow } from "../../ui/useFocusOnShow"

/**
 * Says that the site itself failed (error catalogue, specification section 8, "Generic"): an error in our own code,
 * which is reported and not caused by the visitor's connection. Takes focus when it appears.
 */
export function InternalErrorNotice() {
  const { t } = useTranslation()
  const box = useFocusOnShow<HTMLDivElement>()
  return (
    <Notice kind="problem" ref={box}>
      <p>{t("failure.server")}</p>
    </Notice>
  )
}
