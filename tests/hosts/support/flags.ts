import { encrypted, evenly, redirectFrom, split } from "../../support/flags"

/** How the flag service behaves, which the client key says: `<behaviour>-<port of the host>`. */
export const behaviours = ["works", "hangs", "speaks-html", "encrypts", "dies"] as const
export type Behaviour = (typeof behaviours)[number]

/** The key with which hosts are configured (AES, 128 bits). */
export const decryptionKey = Buffer.alloc(16, 7).toString("base64")

/** Half of all visitors read other words; half of those of about-us are led to a landing page. */
export function payloadFor(port: string | number) {
  const origin = `http://127.0.0.1:${port}`
  const words = split("words", "social", "default")
  return {
    features: { "main-description": { ...words, rules: words.rules.map((rule) => ({ ...rule, ...evenly })) } },
    experiments: [{ ...redirectFrom(`${origin}/acquisition/about-us`, `${origin}/acquisition/lean`), ...evenly }],
  }
}

type FlagAnswer = { status: number; body: string } | "hang"

const answerWith = (body: unknown): FlagAnswer => ({ status: 200, body: JSON.stringify(body) })

/** The answers, by behaviour; `time` is how often the service has been asked, this time included. */
const answers: Record<Behaviour, (payload: ReturnType<typeof payloadFor>, time: number) => FlagAnswer> = {
  works: (payload) => answerWith({ status: 200, ...payload }),
  hangs: () => "hang",
  "speaks-html": () => ({ status: 200, body: "<!doctype html><p>Bad gateway" }),
  encrypts: (payload) =>
    answerWith({
      features: {},
      encryptedFeatures: encrypted(payload.features, decryptionKey),
      encryptedExperiments: encrypted(payload.experiments, decryptionKey),
    }),
  dies: (payload, time) => (time === 1 ? answerWith(payload) : "hang"),
}

/**
 * What the flag service answers to a request for features; undefined for any other request.
 * @param time how often it has been asked this, this time included
 */
export function flagAnswer(path: string, time: number): FlagAnswer | undefined {
  const [, given, port = ""] = /^\/api\/features\/([a-z-]+)-(\d+)$/.exec(path) ?? []
  const behaviour = behaviours.find((name) => name === given)
  return behaviour && answers[behaviour](payloadFor(port), time)
}
