import { now } from "./clock"
import { isRecord } from "./isRecord"

/**
 * Reads the payload of a JSON Web Token (RFC 7519): base64url, UTF-8, a JSON object; undefined for anything else. The
 * signature is not verified, so nothing may depend on it that the backend does not check again.
 */
export function readPayload(token: string): Record<string, unknown> | undefined {
  const encoded = token.split(".")[1]
  if (!encoded) return undefined
  try {
    const bytes = Uint8Array.from(atob(encoded.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0))
    const payload: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes))
    return isRecord(payload) ? payload : undefined
  } catch {
    return undefined
  }
}

/** Whether a payload's `exp` (seconds since the epoch) has passed; false if it has none. */
export function isExpired({ exp }: Record<string, unknown>, time: number = now()): boolean {
  return typeof exp === "number" && exp * 1000 <= time
}
