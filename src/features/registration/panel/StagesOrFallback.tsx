import { useState, type ComponentType, type ReactNode } from "react"
import { useHydrated } from "../../../ui/useHydrated"
import styles from "./RegistrationPanel.module.css"
import type { RegistrationStagesProps } from "./RegistrationStages"

interface StagesOrFallbackProps extends RegistrationStagesProps {
  Stages: ComponentType<RegistrationStagesProps> | undefined
  /** Whether the visitor sees the stages as soon as they have loaded. */
  showStages: boolean
  /** What the visitor sees until then, or if `showStages` is false. */
  fallback: ReactNode
}

/**
 * The stages of a flow, or what is shown instead. A prerendered page holds both. Until hydration, its style sheet shows
 * one of them: the stages if the head script has set `data-invited`.
 */
export function StagesOrFallback({ Stages, showStages, fallback, ...content }: StagesOrFallbackProps) {
  const hydrated = useHydrated()
  const { rendersStages, keepsHtml } = useRendersStages(hydrated, showStages, Stages !== undefined)
  return (
    <>
      {hydrated && rendersStages ? null : (
        <div key="fallback" className={hydrated ? styles.hydrated : styles.prerenderedFallback}>
          {fallback}
        </div>
      )}
      {Stages && rendersStages ? (
        <div key="stages" className={hydrated ? styles.hydrated : styles.prerendered}>
          <Stages {...content} />
        </div>
      ) : null}
      {keepsHtml ? <div key="html" className={styles.prerendered} {...unchangedHtml} /> : null}
    </>
  )
}

/**
 * Whether the stages are rendered; and whether their prerendered HTML is kept instead, which it is if hydration began
 * before their chunk had loaded, until the chunk is there.
 */
function useRendersStages(hydrated: boolean, showStages: boolean, loaded: boolean) {
  const [keepsHtml, setKeepsHtml] = useState(!hydrated && !loaded)
  const rendersStages = hydrated ? showStages && loaded : !keepsHtml
  // The stages have replaced the kept HTML. If they are hidden again later, its element must not come back: with no
  // HTML to hydrate, React would apply the empty string of `unchangedHtml`.
  if (hydrated && rendersStages && keepsHtml) setKeepsHtml(false)
  return { rendersStages, keepsHtml: keepsHtml && !rendersStages }
}

/**
 * Makes React leave the prerendered content of an element alone: when React hydrates the element, it keeps that content
 * and does not apply the empty string.
 */
const unchangedHtml = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: "" } }
