import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../ui/Button/Button"
import { Dialog } from "../../ui/Dialog/Dialog"
import { RecipientContents } from "./RecipientView"

interface RecipientButtonProps {
  link: string
  /** What tells the link from others, for the name of the button. */
  name: string
}

/** A button in a row of a table of links: shows what a recipient sees of the row's link, in a dialog. */
export function RecipientButton({ link, name }: RecipientButtonProps) {
  const { t } = useTranslation(["admin", "common"])
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="plain"
        aria-haspopup="dialog"
        aria-label={t("link.recipient.open", { name })}
        onClick={() => setOpen(true)}
      >
        {t("link.preview.heading")}
      </Button>
      {open ? (
        <Dialog title={t("link.recipient.heading")} closeLabel={t("common:close")} onClose={() => setOpen(false)} wide>
          <RecipientContents link={link} />
        </Dialog>
      ) : null}
    </>
  )
}
