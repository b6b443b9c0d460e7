import { createCipheriv, randomBytes } from "node:crypto"
import { split } from "../../support/flags"

/** How the flag service behaves, which the client key says: `<behaviour>-<port of the host>`. */
export const behaviours = [
  "works",
  "hangs",
  "fails",
  "speaks-html",
  "lies",
  "encrypts",
  "encrypts-otherwise",
  "dies",
] as const
export type Behaviour = (typeof behaviours)[number]

/** The key with which hosts are configured (AES, 128 bits). */
export const decryptionKey = Buffer.alloc(16, 7).toString("base64")
const otherKey = Buffer.alloc(16, 8).toString("base64")

/** Half of all visitors read other words; half of those of about-us are led to a landing page. */
export function payloadFor(port: string | number) {
  const origin = `http://127.0.0.1:${port}`
  const evenly = { weights: [0.5, 0.5], coverage: 1, hashAttribute: "acqAnonymousId", hashVersion: 2 }
  const words = split("words", "social", "default")
  return {
    features: { "main-description": { ...words, rules: words.rules.map((rule) => ({ ...rule, ...evenly })) } },
    experiments: [
      {
        key: "pages",
        status: "running",
        urlPatterns: [{ include: true, type: "simple", pattern: `${origin}/acquisition/about-us` }],
        variations: [{}, { urlRedirect: `${origin}/acquisition/lean` }],
        persistQueryString: true,
        ...evenly,
      },
    ],
  }
}

function encrypted(value: unknown, key: string): string {
  const iv = randomBytes(16)
  const cipher = createCipheriv("aes-128-cbc", Buffer.from(key, "base64"), iv)
  const data = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()])
  return `${iv.toString("base64")}.${data.toString("base64")}`
}

/**
 * What the flag service answers to a request for features; undefined for any other request.
 * @param time how often it has been asked this, this time included
 */
export function flagAnswer(path: string, time: number): { status: number; body: string } | "hang" | undefined {
  const [, behaviour, port = ""] = /^\/api\/features\/([a-z-]+)-(\d+)$/.exec(path) ?? []
  const payload = payloadFor(port)
  const encryptedWith = (key: string) => ({
    features: {},
    encryptedFeatures: encrypted(payload.features, key),
    encryptedExperiments: encrypted(payload.experiments, key),
  })
  const ok = (body: unknown) => ({ status: 200, body: JSON.stringify(body) })
  switch (behaviours.find((name) => name === behaviour)) {
    case "works":
      return ok({ status: 200, ...payload })
    case "hangs":
      return "hang"
    case "dies":
      return time === 1 ? ok({ status: 200, ...payload }) : "hang"
    case "fails":
      return { ...ok({ status: 500, error: "down" }), status: 500 }
    case "speaks-html":
      return { status: 200, body: "<!doctype html><p>Bad gateway" }
    case "lies":
      return ok({ features: ["main-description"], experiments: { key: "pages" } })
    case "encrypts":
      return ok(encryptedWith(decryptionKey))
    case "encrypts-otherwise":
      return ok(encryptedWith(otherKey))
    case undefined:
      return undefined
  }
}
