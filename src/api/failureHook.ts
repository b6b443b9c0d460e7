import type { ApiFailure } from "./failure"

type FailureListener = (failure: ApiFailure, operationName: string) => void

const listeners = new Set<FailureListener>()

/** Tells a listener of every failed operation from now on; returns the way to stop that. */
export function onApiFailure(listener: FailureListener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The one way that every failure takes. A listener that throws harms neither the others nor the caller. */
export function reportApiFailure(failure: ApiFailure, operationName: string): void {
  for (const listener of listeners) {
    try {
      listener(failure, operationName)
    } catch (error) {
      // Safari before 15.4 has no reportError; there the mistake stays unseen.
      globalThis.reportError?.(error)
    }
  }
}
