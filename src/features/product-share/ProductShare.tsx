import { useLocation } from "react-router-dom"
import type { Language } from "../../lib/languages"
import { ensureExtraTexts } from "../../services/i18n/i18n"
import { useLoadedPart } from "../../shared/feedback/useLoadedPart"

async function loadDialog(language: Language) {
  const [module] = await Promise.all([
    import("./ProductDialog"),
    ensureExtraTexts(language, "product"),
    ensureExtraTexts(language, "registration"),
  ])
  return module.ProductDialog
}

/** Shows the product that a member shared if the URL names one (`?product=CODE`); otherwise nothing is loaded. */
export function ProductShare() {
  const code = new URLSearchParams(useLocation().search).get("product")
  return code ? <Shared code={code} /> : null
}

/** If the dialog can't be loaded, the landing page stays as it is. */
function Shared({ code }: { code: string }) {
  const { Part } = useLoadedPart(loadDialog, true)
  return Part ? <Part code={code} /> : null
}
