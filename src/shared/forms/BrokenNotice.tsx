import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { Notice } from "../../ui/Notice/Notice"

/**
 * Says that the site itself has failed (error catalogue, specification section 8, "Generic"): an error of our own code,
 * which is reported and no fault of the visitor's line. Takes focus when it appears.
 */
export function BrokenNotice() {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Notice kind="problem" ref={box}>
      <p>{t("failure.server")}</p>
    </Notice>
  )
}
