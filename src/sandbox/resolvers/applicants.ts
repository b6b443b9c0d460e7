import { sendApplication } from "../messages"
import { emailOfToken } from "../tokens"
import type { World } from "../world"
import { asLanguage, emailKey } from "./accounts"
import { isEmail } from "./inputRules"

const applicationPauseMs = 24 * 3_600_000

/** The mutations for visitors without an invitation: waiting list and membership interest. */
export function applicantResolvers(world: World) {
  return {
    joinWaitingList({ token }: { token: string }) {
      const email = emailOfToken(token, world.now())
      if (email === null) return { status: "TOKEN_REJECTED" }
      if (world.state.waitingList.includes(emailKey(email))) return { status: "ALREADY_ON_LIST" }
      world.state.waitingList.push(emailKey(email))
      return { status: "ADDED" }
    },

    submitMembershipInterest(args: { email: string; country?: string | null; language: string }) {
      if (!isEmail(args.email)) return { status: "INVALID_EMAIL" }
      const email = emailKey(args.email)
      const isRepeated = world.state.applications.some(
        (application) => application.email === email && world.now() < application.at + applicationPauseMs,
      )
      if (isRepeated) return { status: "TOO_SOON" }
      world.state.applications.push({ email, country: args.country ?? null, language: args.language, at: world.now() })
      sendApplication(world, asLanguage(args.language), args.email.trim())
      return { status: "SUBMITTED" }
    },
  }
}
