import { Button } from "../../../ui/Button/Button"

/** The way back from a stage of the registration area, in words. */
export function BackButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <div>
      <Button variant="plain" onClick={onClick}>
        {children}
      </Button>
    </div>
  )
}
