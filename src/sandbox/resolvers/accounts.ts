import { isLanguage, type Language } from "../../lib/languages"
import { sendActivation } from "../messages"
import type { World } from "../world"
import type { Member } from "../worldState"

/** The form in which addresses are compared: case, surrounding spaces and Unicode composition make no difference. */
export function emailKey(email: string): string {
  return email.trim().normalize("NFC").toLowerCase()
}

/** The account with an e-mail address. */
export function findMember(world: World, email: string): Member | undefined {
  return world.state.members.find((member) => emailKey(member.email) === emailKey(email))
}

/** The account that an activation link belongs to, or belonged to while the link was valid. */
export function findByActivationId(world: World, id: string): Member | undefined {
  return world.state.members.find((member) => member.activationId === id || member.formerActivationIds.includes(id))
}

/** Narrows an argument to a language of the site; the contract allows nothing else (LanguageCode in schema.ts). */
export function asLanguage(language: string): Language {
  return isLanguage(language) ? language : "en"
}

/**
 * Creates an account. If its address begins with "signin", the activation returns a token that signs the member in; any
 * other member logs in afterwards.
 */
export function addMember(world: World, email: string, firstName: string, status: Member["status"]): Member {
  const member: Member = {
    email: email.trim(),
    firstName: firstName.trim(),
    status,
    registrationId: world.nextId("registration"),
    activationId: world.nextId("activation"),
    formerActivationIds: [],
    failuresLeft: 0,
    signsIn: emailKey(email).startsWith("signin"),
    lastMailAt: null,
    activatedAt: status === "active" ? world.now() : null,
  }
  world.state.members.push(member)
  return member
}

/** Puts the activation e-mail of an account into the outbox; an account without a valid link gets a new one. */
export function sendActivationMail(world: World, member: Member, language: string): void {
  member.activationId ??= world.nextId("activation")
  member.lastMailAt = world.now()
  const { email: to, firstName, activationId } = member
  sendActivation(world, asLanguage(language), { to, firstName, activationId })
}
