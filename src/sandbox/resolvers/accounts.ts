import { isLanguage, type Language } from "../../lib/languages"
import { activationMail } from "../data/mailTexts"
import type { World } from "../world"
import type { Member } from "../worldState"

/** Two addresses are the same when they differ in case and outer blanks only. */
export function emailKey(email: string): string {
  return email.trim().normalize("NFC").toLowerCase()
}

/** The account of an address. */
export function findMember(world: World, email: string): Member | undefined {
  return world.state.members.find((member) => emailKey(member.email) === emailKey(email))
}

/** The account to which an activation link belongs or once belonged. */
export function findByActivationId(world: World, id: string): Member | undefined {
  return world.state.members.find((member) => member.activationId === id || member.formerActivationIds.includes(id))
}

/** The contract's scalar admits these seven alone; a narrower type for it. */
export function asLanguage(language: string): Language {
  return isLanguage(language) ? language : "en"
}

/**
 * Opens an account. The activation of one whose address begins with "signin" answers with a token; all others lead
 * to the login.
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

/** Puts the activation mail of an account into the outbox; a link that is no longer valid gives way to a new one. */
export function sendActivationMail(world: World, member: Member, language: string): void {
  member.activationId ??= world.nextId("activation")
  member.lastMailAt = world.now()
  world.state.outbox.push({
    id: world.nextId("mail"),
    to: member.email,
    sentAt: new Date(world.now()).toISOString(),
    ...activationMail(asLanguage(language), member.firstName, member.activationId),
  })
}
