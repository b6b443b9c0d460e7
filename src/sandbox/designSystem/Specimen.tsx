import type { ReactNode } from "react"
import styles from "./DesignSystem.module.css"

/** The surface on which a component is shown (src/ui/tokens.css). */
export type Surface = "light" | "dark"

/** Props of every group. */
export interface GroupProps {
  /** The group's ids begin with it, since a group is shown once on each surface. */
  surface: Surface
}

interface SpecimenProps {
  /** Name of the component and of its state, as a person would ask for it. */
  name: string
  /** Takes the whole width of the page. */
  wide?: boolean
  children: ReactNode
}

/** A component in one state, with the name of both above it. */
export function Specimen({ name, wide = false, children }: SpecimenProps) {
  return (
    <div className={wide ? styles.wide : undefined}>
      <h3 className={styles.name}>{name}</h3>
      {children}
    </div>
  )
}
