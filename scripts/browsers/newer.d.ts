/** What only newer browsers have, for the code that detects it first. */

interface ViewTransition {
  readonly finished: Promise<void>
  readonly ready: Promise<void>
  skipTransition(): void
}

interface Document {
  startViewTransition?: (update: () => unknown) => ViewTransition
}

interface PopStateEvent {
  readonly hasUAVisualTransition?: boolean
}

declare const ViewTimeline: undefined | (new (options: { subject: Element }) => AnimationTimeline)

interface KeyframeAnimationOptions {
  timeline?: AnimationTimeline
  rangeStart?: string
  rangeEnd?: string
}

/** Newer types say of an element's text that there always is one. */
interface Element {
  get textContent(): string
  set textContent(text: string | null)
}
