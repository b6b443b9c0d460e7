import { useEffect, useState, type ComponentType } from "react"
import type { Language } from "../../config/languages"
import { ensureExtraTexts } from "../../i18n/i18n"
import type { RegistrationFormProps } from "./RegistrationForm"

async function loadForm(language: Language): Promise<ComponentType<RegistrationFormProps>> {
  const [module] = await Promise.all([import("./RegistrationForm"), ensureExtraTexts(language, "registration")])
  return module.RegistrationForm
}

/**
 * The registration form, in a chunk of its own with its texts: nobody needs it before a code was accepted. Fetched when
 * the page has come to rest, so that it is there by then.
 * @returns the form once it is loaded, and whether loading has failed
 */
export function useLoadedForm(language: Language, wanted: boolean) {
  const [Form, setForm] = useState<ComponentType<RegistrationFormProps>>()
  const [failed, setFailed] = useState(false)
  const missing = Form === undefined
  useEffect(() => {
    if (!missing || failed) return undefined
    const load = () => loadForm(language).then((loaded) => setForm(() => loaded))
    if (wanted) {
      load().catch(() => setFailed(true))
      return undefined
    }
    // What fails ahead of its need is tried again when it is needed.
    return whenAtRest(() => void load().catch(() => undefined))
  }, [language, wanted, missing, failed])
  return { Form, failed, retry: () => setFailed(false) }
}

/** Calls back once the page and its pictures have loaded and the browser is idle; returns the way to call it off. */
function whenAtRest(callback: () => void): () => void {
  const controller = new AbortController()
  const idle = () => ("requestIdleCallback" in window ? requestIdleCallback(callback) : setTimeout(callback, 200))
  if (document.readyState === "complete") idle()
  else window.addEventListener("load", idle, { once: true, signal: controller.signal })
  return () => controller.abort()
}
