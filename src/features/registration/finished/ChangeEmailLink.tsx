import { emailFieldLink } from "../model/formEntry"
import { usePage } from "../../../router/usePage"
import { SiteLink } from "../../../router/SiteLink"
import { useShownLocation } from "../../../router/useShownLocation"
import { useHydrated } from "../../../ui/useHydrated"

/** Link from an outcome page back to the e-mail field of the filled-in form. */
export function ChangeEmailLink({ className, children }: { className?: string; children: string }) {
  const { language } = usePage()
  const { state } = useShownLocation()
  // Prerendered HTML knows no history entry, and hydration does not correct an address.
  const form = useHydrated() ? state.form : undefined
  return (
    <SiteLink {...emailFieldLink(form, language)} className={className}>
      {children}
    </SiteLink>
  )
}
