import { wayToEmailField, type FormEntry } from "../model/formEntry"
import { usePage } from "../../../router/usePage"
import { SiteLink } from "../../../router/SiteLink"
import { useShownLocation } from "../../../router/useShownLocation"

/** Leads from the page about an outcome back to the filled form, into its e-mail field. */
export function ChangeAddress({ className, children }: { className?: string; children: string }) {
  const { language } = usePage()
  const { state } = useShownLocation()
  const form: FormEntry | undefined = state?.form
  return (
    <SiteLink {...wayToEmailField(form, language)} className={className}>
      {children}
    </SiteLink>
  )
}
