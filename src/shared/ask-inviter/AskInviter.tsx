import type { MouseEvent } from "react"
import { useTranslation } from "react-i18next"
import { buttonClass } from "../../ui/Button/Button"

/**
 * Offers a ready message that asks the inviter for a new invitation: in the device's share sheet (Web Share API) where
 * there is one, otherwise as an e-mail without a recipient.
 */
export function AskInviter() {
  const { t } = useTranslation(["access", "common"])
  const title = t("deny.message.subject")
  // Other programs may show a word joiner as a box.
  const text = t("deny.message.text").replaceAll("\u2060", "")
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(text)}`

  function share(event: MouseEvent) {
    // Typed as always present; missing in Firefox and in most web views.
    if (!("share" in navigator)) return
    event.preventDefault()
    navigator.share({ title, text }).catch((error: unknown) => {
      // The visitor has closed the sheet, or has pressed twice while it was opening.
      if (!/^(?:Abort|InvalidState)Error/.test(String(error))) location.assign(mail)
    })
  }

  return (
    <a href={mail} className={buttonClass()} onClick={share}>
      {t("common:askInviter")}
    </a>
  )
}
