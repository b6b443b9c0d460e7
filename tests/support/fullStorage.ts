import { vi, type MockInstance } from "vitest"

/** Lets every write to web storage fail, as where it is full, until `mockRestore` of what is returned. */
export const fillStorage = (): MockInstance =>
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError")
  })
