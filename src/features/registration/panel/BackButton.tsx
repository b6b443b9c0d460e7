import { Button } from "../../../ui/Button/Button"

/** Text button that leads back from a stage of the registration area. */
export function BackButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <div>
      <Button variant="plain" onClick={onClick}>
        {children}
      </Button>
    </div>
  )
}
