import { useRef } from "react"
import { Button } from "../../../ui/Button/Button"

interface FileButtonProps {
  label: string
  /** Endings and media types of the files that are offered. */
  accept: string
  onFile: (file: File) => void
}

/** A button that lets the user choose a file. */
export function FileButton({ label, accept, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) onFile(file)
          // The same file can be chosen again once it has been corrected.
          target.value = ""
        }}
      />
      <Button variant="secondary" onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  )
}
