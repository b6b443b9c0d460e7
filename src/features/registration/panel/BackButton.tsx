import { Button } from "../../../ui/Button/Button"

/** The way back from a stage of the registration area, in words. */
export function WayBack({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <div>
      <Button look="plain" onClick={onClick}>
        {children}
      </Button>
    </div>
  )
}
