import { useShownLocation } from "../../router/useShownLocation"
import { loadablePart, useLoadedPart } from "../../shared/loading/useLoadedPart"

const dialog = loadablePart(async () => (await import("./ProductDialog")).ProductDialog, "product", "registration")

/** Shows the product that a member shared, if the URL names one (`?product=CODE`); otherwise loads nothing. */
export function ProductShare() {
  const code = new URLSearchParams(useShownLocation().search).get("product")
  return code ? <Shared code={code} /> : null
}

/** If the dialog can't be loaded, the landing page stays as it is. */
function Shared({ code }: { code: string }) {
  const { Part } = useLoadedPart(dialog, true)
  return Part ? <Part code={code} /> : null
}
