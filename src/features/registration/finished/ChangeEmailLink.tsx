import { emailFieldLink } from "../model/formEntry"
import { usePage } from "../../../router/usePage"
import { SiteLink } from "../../../router/SiteLink"
import { useShownLocation } from "../../../router/useShownLocation"

/** Link from an outcome page back to the e-mail field of the filled-in form. */
export function ChangeEmailLink({ className, children }: { className?: string; children: string }) {
  const { language } = usePage()
  const { state } = useShownLocation()
  return (
    <SiteLink {...emailFieldLink(state.form, language)} className={className}>
      {children}
    </SiteLink>
  )
}
