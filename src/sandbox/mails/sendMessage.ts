import type { World } from "../world"
import type { ComposedMessage } from "./composeMessage"

/**
 * Puts a message into the outbox.
 * @param to e-mail address, or phone number in E.164 form
 */
export function sendMessage(world: World, to: string, message: ComposedMessage): void {
  world.state.outbox.push({ id: world.nextId("message"), to, sentAt: new Date(world.now()).toISOString(), ...message })
}
