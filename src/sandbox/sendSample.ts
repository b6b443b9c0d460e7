import { addMember, asLanguage, findMember, sendActivationMail } from "./resolvers/accounts"
import { applicantResolvers } from "./resolvers/applicants"
import { phoneResolvers } from "./resolvers/phone"
import type { World } from "./world"

/**
 * Makes the backend send a message: the activation e-mail of an account, which is created if there is none; the e-mail
 * about an application; or the SMS with a one-time code. Any other kind sends nothing.
 * @param fields `kind`, `to`, `name` (first name of a new account) and `language`, each a text
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
