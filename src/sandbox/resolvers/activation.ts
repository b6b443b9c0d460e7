import { createMemberToken } from "../tokens"
import type { World } from "../world"
import type { Member } from "../worldState"
import { findByActivationId, findMember, sendActivationMail } from "./accounts"
import { failure } from "./context"

const resendPauseMs = 60_000

function addressee(world: World, email?: string | null, activationId?: string | null): Member | undefined {
  if (email != null && activationId == null) return findMember(world, email)
  if (activationId != null && email == null) return findByActivationId(world, activationId)
  throw failure("BAD_USER_INPUT", "Exactly one of email and activationId is to be given.")
}

function activate(world: World, activationId: string) {
  if (activationId === "activation-failed") return { status: "FAILED" }
  const member = world.state.members.find((item) => item.activationId === activationId)
  if (!member) return { status: "NOT_FOUND" }
  if (member.status === "active") return { status: "ALREADY_ACTIVE" }
  if (member.failuresLeft > 0) {
    member.failuresLeft -= 1
    return { status: "FAILED" }
  }
  world.activate(member)
  return { status: "ACTIVATED", authToken: member.signsIn ? createMemberToken(member.email, member.firstName) : null }
}

/** Yields one event, as soon as the account of the registration is active. */
async function* activationOf(world: World, registrationId: string) {
  const isWanted = (member: Member) => member.registrationId === registrationId
  let member = world.state.members.find((item) => isWanted(item) && item.status === "active")
  let stopListening = () => {}
  try {
    member ??= await new Promise<Member>((resolve) => {
      stopListening = world.onActivated((item) => {
        if (isWanted(item)) resolve(item)
      })
    })
    const activatedAt = new Date(member.activatedAt ?? world.now()).toISOString()
    yield { registrationActivated: { registrationId, activatedAt } }
  } finally {
    stopListening()
  }
}

/** The mutations that resend the activation e-mail and activate the account, and the subscription to the activation. */
export function activationResolvers(world: World) {
  return {
    mutation: {
      resendActivationEmail(args: { email?: string | null; activationId?: string | null; language: string }) {
        const member = addressee(world, args.email, args.activationId)
        if (member?.status !== "pending") return { status: "NOT_PENDING" }
        const pause = (member.lastMailAt ?? -Infinity) + resendPauseMs - world.now()
        if (pause > 0) return { status: "TOO_SOON", retryAfterSeconds: Math.ceil(pause / 1000) }
        sendActivationMail(world, member, args.language)
        return { status: "SENT" }
      },
      activateAccount: ({ activationId }: { activationId: string }) => activate(world, activationId),
    },
    subscription: {
      registrationActivated: ({ registrationId }: { registrationId: string }) => activationOf(world, registrationId),
    },
  }
}
