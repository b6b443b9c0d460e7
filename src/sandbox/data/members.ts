import type { Member } from "../worldState"

const hour = 3_600_000

function account(email: string, activationId: string | null, more: Partial<Member>, now: number): Member {
  return {
    email,
    firstName: "Robin",
    status: "pending",
    registrationId: `registration-of-${email}`,
    activationId,
    formerActivationIds: [],
    failuresLeft: 0,
    signsIn: false,
    lastMailAt: now - hour,
    activatedAt: null,
    ...more,
  }
}

/** The sample accounts. */
export function seedMembers(now: number): Member[] {
  return [
    account("member@example.com", "activation-done", { status: "active", activatedAt: now - hour }, now),
    account("pending@example.com", "activation-pending", {}, now),
    account("signin@example.com", "activation-signin", { signsIn: true }, now),
    account("flaky@example.com", "activation-fails-once", { failuresLeft: 1 }, now),
    account("lapsed@example.com", null, { formerActivationIds: ["activation-lapsed"] }, now),
  ]
}
