import { useEffect, useId, useLayoutEffect, useRef, type KeyboardEvent } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../ui/Button/Button"
import { Picture, type PictureFiles } from "../../ui/Picture/Picture"
import { Stepper } from "../../ui/Stepper/Stepper"
import type { OnboardingStep } from "./model/steps"
import styles from "./Onboarding.module.css"
import { useSwipe } from "./useSwipe"
import { curtainOpen, letter, selvedge } from "../../assets/pictures/desktopCrops"
import { onboarding } from "../../assets/pictures/onboarding"

/**
 * The picture of each step: the selvedge of an ivory cloth (`onboarding`), since selvedge is what the shop's name,
 * Lisière, means; the selvedge of a black cloth (`selvedge`); a sealed letter; the open curtain, as the way in.
 */
const stepPictures: Readonly<Record<OnboardingStep, PictureFiles>> = {
  welcome: onboarding,
  brands: selvedge,
  confidence: letter,
  account: curtainOpen,
}

interface OnboardingDialogProps {
  steps: readonly OnboardingStep[]
  step: number
  /** Called to show the next step (1) or the one before (-1); past either end nothing happens. */
  onMove: (by: -1 | 1) => void
  onBack: () => void
  onClose: () => void
}

/**
 * The onboarding: a row of steps with one in view, full screen on phones. Buttons, arrow keys and swipes move between
 * them. The heading of each step takes focus and is read out with "Step 1 of 4".
 */
export function OnboardingDialog({ steps, step, onMove, onBack, onClose }: OnboardingDialogProps) {
  const { t } = useTranslation(["onboarding", "common"])
  const id = useId()
  const dialog = useOpenDialog(step)
  const swipe = useSwipe(onMove)
  const last = step === steps.length - 1

  const press = (event: KeyboardEvent) => {
    if (event.key === "ArrowRight") onMove(1)
    if (event.key === "ArrowLeft") onMove(-1)
    if (event.key !== "Escape") return
    // Otherwise the browser would cancel the dialog, which means Back (`onCancel`).
    event.preventDefault()
    onClose()
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-surface="dark"
      aria-labelledby={`${id}-${step}`}
      onKeyDown={press}
      // Chrome on Android cancels a modal dialog for the system's Back, and leaves the history alone.
      onCancel={(event) => {
        event.preventDefault()
        onBack()
      }}
    >
      <div className={styles.picture}>
        {/* Up to the picture of the next step, to have it loaded by then. Each picture covers the one before. */}
        {steps.slice(0, step + 2).map((name, index) => (
          <Picture
            key={name}
            files={stepPictures[name]}
            desktopSizes="32rem"
            className={index > step ? styles.ahead : undefined}
          />
        ))}
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
            <Button variant="secondary" onClick={() => onMove(-1)}>
              {t("common:back")}
            </Button>
          ) : null}
          <Button onClick={() => (last ? onClose() : onMove(1))}>{last ? t("create") : t("next")}</Button>
        </div>
      </div>
    </dialog>
  )
}

/** Opens the dialog while it is mounted, and moves focus to the heading of the step in view. */
function useOpenDialog(step: number) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  useEffect(() => {
    dialog.current?.querySelector<HTMLElement>("div:not([inert]) > h2")?.focus({ preventScroll: true })
  }, [step])
  return dialog
}
