import { useState } from "react"
import { Button } from "../../ui/Button/Button"
import { Dialog } from "../../ui/Dialog/Dialog"
import { TextField } from "../../ui/Field/TextField"
import { type GroupProps, Specimen } from "./Specimen"

const paragraph = "The terms and conditions are long, and they are here to be read. ".repeat(12)

/** Overlays. A dialog is light on every surface. */
export function Layers({ surface }: GroupProps) {
  const [open, setOpen] = useState<"dialog" | "wide">()
  const close = () => setOpen(undefined)
  return (
    <>
      <Specimen name="Dialog">
        <Button variant="secondary" onClick={() => setOpen("dialog")}>
          Open the dialog
        </Button>
      </Specimen>
      <Specimen name="Dialog, wide, with a long text">
        <Button variant="secondary" onClick={() => setOpen("wide")}>
          Open the wide dialog
        </Button>
      </Specimen>
      {open === "dialog" ? (
        <Dialog title="Become a member" closeLabel="Close" onClose={close}>
          <TextField id={`${surface}-dialog-email`} label="Email address" type="email" />
          <Button wide onClick={close}>
            Continue
          </Button>
        </Dialog>
      ) : null}
      {open === "wide" ? (
        <Dialog title="Terms and conditions" closeLabel="Close" onClose={close} wide>
          {[1, 2, 3, 4].map((number) => (
            <p key={number}>{paragraph}</p>
          ))}
        </Dialog>
      ) : null}
    </>
  )
}
