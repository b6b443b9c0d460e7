import { useState, type ComponentType, type ReactNode } from "react"
import type { LandingConfiguration } from "../../../services/settings/landing"
import { useHydrated } from "../../../ui/useHydrated"
import styles from "./RegistrationPanel.module.css"
import type { RegistrationStagesProps } from "./RegistrationStages"

interface StagesOrFallbackProps extends Pick<LandingConfiguration, "flow" | "methods"> {
  /** The stages once they have loaded. */
  Stages: ComponentType<RegistrationStagesProps> | undefined
  /** Whether the visitor sees the stages as soon as they have loaded. */
  showStages: boolean
  /** What the visitor sees until then, or if `showStages` is false. */
  fallback: ReactNode
  /** The code form, for a flow that shows it among its stages. */
  children?: ReactNode
}

/**
 * The stages of a flow, or what is shown instead. A prerendered page holds both. Until hydration, its style sheet shows
 * one of them: the stages if the head script has set `data-invited`.
 */
export function StagesOrFallback({ Stages, showStages, fallback, children, ...content }: StagesOrFallbackProps) {
  const hydrated = useHydrated()
  // Whether hydration began before the chunk of the stages had loaded: until the chunk is there, their prerendered HTML
  // is left alone.
  const [keepsHtml, setKeepsHtml] = useState(!hydrated && !Stages)
  const rendersStages = hydrated ? showStages && Stages : !keepsHtml
  // Rendered again, it would be empty, and the empty string would be applied.
  if (hydrated && rendersStages && keepsHtml) setKeepsHtml(false)
  return (
    <>
      {hydrated && rendersStages ? null : (
        <div key="fallback" className={hydrated ? styles.hydrated : styles.prerenderedFallback}>
          {fallback}
        </div>
      )}
      {Stages && rendersStages ? (
        <div key="stages" className={hydrated ? styles.hydrated : styles.prerendered}>
          <Stages {...content}>{children}</Stages>
        </div>
      ) : null}
      {keepsHtml && !rendersStages ? <div key="html" className={styles.prerendered} {...unchangedHtml} /> : null}
    </>
  )
}

/**
 * Makes React leave the prerendered content of an element alone. The empty string is never applied: React keeps what it
 * hydrates.
 */
const unchangedHtml = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: "" } }
