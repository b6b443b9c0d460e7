import { wayToEmailField } from "../model/formEntry"
import { usePage } from "../../../router/usePage"
import { SiteLink } from "../../../router/SiteLink"
import { useShownLocation } from "../../../router/useShownLocation"

/** Leads from the page about an outcome back to the filled form, into its e-mail field. */
export function ChangeAddress({ className, children }: { className?: string; children: string }) {
  const { language } = usePage()
  const { state } = useShownLocation()
  return (
    <SiteLink {...wayToEmailField(state.form, language)} className={className}>
      {children}
    </SiteLink>
  )
}
