import { createCipheriv, createHash, randomBytes } from "node:crypto"

/** By what visitors are put into variations. */
const byVisitor = { coverage: 1, hashAttribute: "acqAnonymousId", hashVersion: 2 }

/** What makes an experiment one of half of all visitors each. */
export const evenly = { weights: [0.5, 0.5], ...byVisitor }

/** A flag whose value every visitor gets through an experiment. */
export function split(key: string, value: unknown, control: unknown) {
  return { defaultValue: control, rules: [{ key, variations: [control, value], weights: [0, 1], ...byVisitor }] }
}

/** An experiment that redirects every visitor of a page, by URL or path. */
export const redirectFrom = (pattern: string, urlRedirect: string) => ({
  key: "pages",
  status: "running",
  urlPatterns: [{ include: true, type: "simple", pattern }],
  variations: [{}, { urlRedirect }],
  weights: [0, 1],
  ...byVisitor,
  persistQueryString: true,
})

/** A visitor's id, the same for a number in every run. */
export function idOf(visitor: number): string {
  const hex = createHash("sha256").update(`visitor ${visitor}`).digest("hex")
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  )
}

/** A value as the flag service encrypts it with a key (AES, 128 bits, in base64). */
export function encrypted(value: unknown, key: string): string {
  const iv = randomBytes(16)
  const cipher = createCipheriv("aes-128-cbc", Buffer.from(key, "base64"), iv)
  const data = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()])
  return `${iv.toString("base64")}.${data.toString("base64")}`
}
