import type { World } from "../world"
import type { ComposedMessage } from "./composeMail"

/**
 * Puts a message into the outbox.
 * @param to e-mail address, or phone number in E.164 form
 */
export function sendMail(world: World, to: string, mail: ComposedMessage): void {
  world.state.outbox.push({ id: world.nextId("mail"), to, sentAt: new Date(world.now()).toISOString(), ...mail })
}
