import { useRef } from "react"
import { Button } from "../../../ui/Button/Button"

interface FileButtonProps {
  label: string
  /** Extensions and media types of the files that are offered. */
  accept: string
  /** While true, no file can be chosen; the button keeps its focus. */
  busy?: boolean
  onFile: (file: File) => void
}

/** A button that lets the user choose a file. */
export function FileButton({ label, accept, busy = false, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
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
          if (file) onFile(file)
          // The same file can be chosen again once it has been corrected.
          target.value = ""
        }}
      />
      <Button variant="secondary" busy={busy} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  )
}
