import { sendSms } from "../messages"
import { phoneCode } from "../tokens"
import type { World } from "../world"
import { asLanguage } from "./accounts"
import { codeErrors, findCode } from "./codes"
import { failure } from "./context"

const smsPauseMs = 60_000
const codeLifeMs = 600_000
const maximumAttempts = 5

/** The mutations that verify a phone number. */
export function phoneResolvers(world: World) {
  const find = (phoneNumber: string) =>
    world.state.phoneVerifications.find((verification) => verification.phoneNumber === phoneNumber)

  return {
    startPhoneVerification(args: { registrationCode: string; phoneNumber: string; language: string }) {
      const { registrationCode, phoneNumber } = args
      // This mutation has no argument for the signed value of a link: a code that needs the value counts as good here.
      const errors = codeErrors(findCode(world, registrationCode))
      if (errors.some((error) => error !== "VALIDITY_TIMESTAMP_MISSING")) {
        throw failure("BAD_USER_INPUT", "A one-time code is sent to holders of a good registration code only.")
      }
      if (!/^\+[1-9]\d{6,14}$/.test(phoneNumber) || phoneNumber === "+4915100000000")
        return { status: "INVALID_NUMBER" }
      const pause = (find(phoneNumber)?.sentAt ?? -Infinity) + smsPauseMs - world.now()
      if (pause > 0) return { status: "TOO_SOON", retryAfterSeconds: Math.ceil(pause / 1000) }
      if (phoneNumber === "+4915100000001") return { status: "TOO_SOON", retryAfterSeconds: 60 }
      world.state.phoneVerifications = [
        ...world.state.phoneVerifications.filter((verification) => verification.phoneNumber !== phoneNumber),
        { phoneNumber, registrationCode, sentAt: world.now(), wrongAttempts: 0, token: null },
      ]
      sendSms(world, asLanguage(args.language), { to: phoneNumber, code: phoneCode })
      return { status: "CODE_SENT" }
    },

    confirmPhoneVerification({ phoneNumber, code }: { phoneNumber: string; code: string }) {
      const verification = find(phoneNumber)
      if (!verification || world.now() > verification.sentAt + codeLifeMs) return { status: "EXPIRED" }
      if (verification.wrongAttempts >= maximumAttempts) return { status: "TOO_MANY_ATTEMPTS" }
      if (code !== phoneCode) {
        verification.wrongAttempts += 1
        return { status: "WRONG_CODE" }
      }
      verification.token ??= world.nextId("phone")
      return { status: "CONFIRMED", phoneVerificationToken: verification.token }
    },
  }
}
