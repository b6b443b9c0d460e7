import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from "react"
import { useTranslation } from "react-i18next"
import { onboarding } from "../../assets/pictures/onboarding"
import { Button } from "../../ui/Button/Button"
import { Picture } from "../../ui/Picture/Picture"
import { Stepper } from "../../ui/Stepper/Stepper"
import type { OnboardingStep } from "./model/steps"
import styles from "./Onboarding.module.css"
import { useSwipe } from "./useSwipe"

interface OnboardingDialogProps {
  steps: readonly OnboardingStep[]
  /** Called when the visitor finishes or leaves early. */
  onClose: () => void
}

/**
 * The onboarding: a row of steps with one in view, full screen on phones. Buttons, arrow keys and swipes move between
 * them. The heading of each step takes focus and is read out with "Step 1 of 4".
 */
export function OnboardingDialog({ steps, onClose }: OnboardingDialogProps) {
  const { t } = useTranslation(["onboarding", "common"])
  const id = useId()
  const { step, last, move, dialog } = useSteps(steps.length)
  const swipe = useSwipe(move)

  const press = (event: KeyboardEvent) => {
    if (event.key === "ArrowRight") move(1)
    if (event.key === "ArrowLeft") move(-1)
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-surface="dark"
      aria-labelledby={`${id}-${step}`}
      onKeyDown={press}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.picture}>
        <Picture files={onboarding} desktopSizes="36rem" />
      </div>
      <div className={styles.frame}>
        <div className={styles.top}>
          <Stepper
            id={id}
            label={t("progress", { step: step + 1, total: steps.length })}
            step={step + 1}
            count={steps.length}
          />
          <Button variant="plain" onClick={onClose}>
            {t("skip")}
          </Button>
        </div>
        <div className={styles.view} {...swipe}>
          <div className={styles.track} style={{ transform: `translateX(${-100 * step}%)` }}>
            {steps.map((name, index) => (
              <div key={name} className={styles.step} inert={index !== step}>
                <h2 id={`${id}-${index}`} tabIndex={-1} aria-describedby={id}>
                  {t(`${name}.title`)}
                </h2>
                <p>{t(`${name}.text`)}</p>
              </div>
            ))}
          </div>
        </div>
        <div className={styles.actions}>
          {step > 0 ? (
            <Button variant="secondary" onClick={() => move(-1)}>
              {t("common:back")}
            </Button>
          ) : null}
          <Button onClick={() => (last ? onClose() : move(1))}>{last ? t("create") : t("next")}</Button>
        </div>
      </div>
    </dialog>
  )
}

/** The current step, counted from 0, and functions to move to its neighbours; focus follows. */
function useSteps(count: number) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [step, setStep] = useState(0)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  useEffect(() => {
    dialog.current?.querySelector<HTMLElement>("div:not([inert]) > h2")?.focus({ preventScroll: true })
  }, [step])
  const move = (by: -1 | 1) => setStep((from) => Math.min(Math.max(from + by, 0), count - 1))
  return { step, last: step === count - 1, move, dialog }
}
