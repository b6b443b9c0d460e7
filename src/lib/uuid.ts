/**
 * A random UUID, version 4 (RFC 9562 section 5.4). On plain http and in older browsers only `crypto.getRandomValues` is
 * available, not `crypto.randomUUID`.
 */
export function randomUuid(): string {
  if ("randomUUID" in crypto) return crypto.randomUUID()
  // Each 0 becomes a random digit; 4 is the version; 8, with two random bits, is the variant.
  return "00000000-0000-4000-8000-000000000000".replace(/[08]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1))
    return (digit === "8" ? 8 + (random & 3) : random & 15).toString(16)
  })
}
