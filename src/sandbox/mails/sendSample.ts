import { addMember, asLanguage, findMember, sendActivationMail } from "../resolvers/accounts"
import { applicantResolvers } from "../resolvers/applicants"
import { phoneResolvers } from "../resolvers/phone"
import type { World } from "../world"

/**
 * Does what makes the backend send a message of one kind: a registration, an application, or asking for a one-time code.
 * @param fields kind of the message, its addressee, the first name of a new account, and the language; text each
 */
export function sendSample(world: World, fields: Readonly<Record<string, unknown>>): void {
  const textOf = (name: string) => (typeof fields[name] === "string" ? fields[name] : "")
  const language = asLanguage(textOf("language"))
  const to = textOf("to")
  switch (fields["kind"]) {
    case "activation": {
      const member = findMember(world, to) ?? addMember(world, to, textOf("name"), "pending")
      return sendActivationMail(world, member, language)
    }
    case "application":
      applicantResolvers(world).submitMembershipInterest({ email: to, language })
      return
    case "sms":
      phoneResolvers(world).startPhoneVerification({ registrationCode: "VALID-0001", phoneNumber: to, language })
      return
    default:
  }
}
