import { useTranslation } from "react-i18next"
import { sharesIn, variantNames } from "./model/experiment"
import type { SampleSizePlan } from "./model/plan"
import type { SplitValues, Variant } from "./model/values"
import { useFormats } from "./useFormats"
import { useSplitWords } from "./useSplitWords"

/**
 * One row of the summary: a name and its texts, in the page's language. The texts are whole sentences, since they are
 * also the description of the request to the flag service, where they stand without the name.
 */
export interface SummaryLine {
  name: string
  texts: readonly string[]
}

/** The home page has a name, which is a part of the sentence; of other pages the path or the URL is quoted. */
const kindOf = (path: string) => (path === "" ? "home" : "page")

/** The experiment of a valid form in words. */
export function useSummary(values: SplitValues, plan: SampleSizePlan | undefined): SummaryLine[] {
  const { t } = useTranslation("admin")
  const words = useSplitWords()
  const { percent, oneOf } = useFormats()
  const shares = sharesIn(values) ?? []
  const participating = shares.reduce((sum, share) => sum + share, 0)
  const page = words.page(values.source)
  const source = kindOf(values.source)
  function variantText(variant: Variant, name: string, row: number): string {
    const share = percent(shares[row] ?? 0)
    if (variant.page === values.source) return t(`handover.summary.${source}.stays`, { share, name, page })
    return t(`handover.summary.${kindOf(variant.page)}.goes`, { share, name, page: words.target(variant) })
  }
  const names = variantNames(values)
  // Everybody, up to the rounding of what is shown.
  const who = participating > 0.9995 ? t(`handover.summary.${source}.everybody`, { page }) : undefined
  return [
    {
      name: t("handover.summary.who"),
      texts: [
        who ?? t(`handover.summary.${source}.some`, { share: percent(participating), page }),
        t("handover.summary.addresses", { addresses: words.scope(values.scope) }),
      ],
    },
    {
      name: t("handover.summary.what"),
      texts: values.variants.map((variant, row) => variantText(variant, names[row] ?? "", row)),
    },
    {
      name: t("handover.summary.long"),
      texts: [
        plan
          ? `${t("planner.weeks", { count: plan.weeks })}. ${t("planner.days", { count: plan.days })}`
          : t("handover.summary.unplanned"),
      ],
    },
    {
      name: t("handover.summary.measured"),
      texts: [
        t("handover.summary.exposure", {
          key: values.key,
          ids: oneOf(values.variants.map((_, index) => String(index))),
        }),
        t("handover.summary.conversion", { event: "registration_finished" }),
      ],
    },
  ]
}
