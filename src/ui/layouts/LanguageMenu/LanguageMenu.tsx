import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { languageNames } from "../../../lib/languages"
import { usePage } from "../../../router/usePage"
import { LanguageList } from "../LanguageLinks/LanguageList"
import styles from "./LanguageMenu.module.css"

/**
 * The language selection in the header, under the page's language, as a native disclosure, so that it works before
 * hydration. After hydration Escape, a choice, and a click or focus elsewhere close it.
 */
export function LanguageMenu() {
  const { t } = useTranslation()
  const { language } = usePage()
  const menu = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)

  useEffect(() => {
    const close = () => menu.current?.removeAttribute("open")
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) close()
    }
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !menu.current?.open) return
      close()
      summary.current?.focus()
    }
    addEventListener("pointerdown", closeOutside)
    addEventListener("focusin", closeOutside)
    addEventListener("keydown", closeByKey)
    return () => {
      removeEventListener("pointerdown", closeOutside)
      removeEventListener("focusin", closeOutside)
      removeEventListener("keydown", closeByKey)
    }
  }, [])

  function closeAfterChoice() {
    menu.current?.removeAttribute("open")
    summary.current?.focus()
  }

  return (
    <details ref={menu} className={styles.menu}>
      <summary ref={summary} aria-label={`${t("language.label")}: ${languageNames[language]}`} translate="no">
        {languageNames[language]}
      </summary>
      <div className={styles.list} data-surface="light">
        <LanguageList onChoose={closeAfterChoice} />
      </div>
    </details>
  )
}
