import { isLanguage, type Language } from "../../lib/languages"
import { activationMail } from "../mails/composeMessage"
import { sendMessage } from "../mails/sendMessage"
import type { World } from "../world"
import type { Member } from "../worldState"

/** Addresses that differ only in case and surrounding spaces are the same. */
export function emailKey(email: string): string {
  return email.trim().normalize("NFC").toLowerCase()
}

/** The account of an address. */
export function findMember(world: World, email: string): Member | undefined {
  return world.state.members.find((member) => emailKey(member.email) === emailKey(email))
}

/** The account that an activation link belongs to, or used to. */
export function findByActivationId(world: World, id: string): Member | undefined {
  return world.state.members.find((member) => member.activationId === id || member.formerActivationIds.includes(id))
}

/**
 * Narrows the type of a language. The contract's scalar allows only the site's own; from the control API, which does not
 * check, any other counts as English.
 */
export function asLanguage(language: string): Language {
  return isLanguage(language) ? language : "en"
}

/**
 * Creates an account. Activating one whose address begins with "signin" returns a token; all others lead to the login.
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

/** Puts the activation e-mail of an account into the outbox; a link that is no longer valid is replaced. */
export function sendActivationMail(world: World, member: Member, language: string): void {
  member.activationId ??= world.nextId("activation")
  member.lastMailAt = world.now()
  sendMessage(world, member.email, activationMail(asLanguage(language), member.firstName, member.activationId))
}
