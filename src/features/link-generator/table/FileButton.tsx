import { useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { usePage } from "../../../router/usePage"
import { Button } from "../../../ui/Button/Button"
import { Notice } from "../../../ui/Notice/Notice"
import { decodeText, type DecodedText } from "../model/csv"

interface FileButtonProps {
  label: string
  /** Extensions and media types of the files that are offered. */
  accept: string
  /** While true, no file can be chosen; the button keeps its focus. */
  busy?: boolean
  /** Called with what a file holds and with its name. */
  onRead: (file: DecodedText, name: string) => void
}

/** A button that lets the user choose a file of text; says beside it if the browser cannot read the file. */
export function FileButton({ label, accept, busy = false, onRead }: FileButtonProps) {
  const { t } = useTranslation("campaign")
  const { language } = usePage()
  const input = useRef<HTMLInputElement>(null)
  const [unreadable, setUnreadable] = useState(false)

  function read(file: File): void {
    file.arrayBuffer().then(
      (bytes) => {
        setUnreadable(false)
        onRead(decodeText(bytes, language), file.name)
      },
      // The file was moved or deleted, its drive is gone, or another program has locked it.
      () => setUnreadable(true),
    )
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        disabled={busy}
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) read(file)
          // So that the same file can be chosen again once it has been corrected.
          target.value = ""
        }}
      />
      <Button variant="secondary" busy={busy} onClick={() => input.current?.click()}>
        {label}
      </Button>
      {unreadable ? <Notice kind="problem">{t("csv.unreadable")}</Notice> : null}
    </>
  )
}
