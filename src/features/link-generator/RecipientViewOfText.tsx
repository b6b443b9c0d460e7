import { urlIn } from "./model/link"
import { RecipientView } from "./RecipientView"

/** What a recipient sees of the link in a pasted text; nothing without a link. */
export function RecipientViewOfText({ text }: { text: string }) {
  const url = urlIn(text)
  return url ? <RecipientView link={url.href} /> : null
}
