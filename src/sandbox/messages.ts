import { basePath } from "../lib/basePath"
import type { Language } from "../lib/languages"
import { texts } from "./texts"
import type { World } from "./world"
import type { Message } from "./worldState"

function send(world: World, message: Omit<Message, "id" | "sentAt">): void {
  world.state.outbox.push({ id: world.nextId("message"), sentAt: new Date(world.now()).toISOString(), ...message })
}

const localized = (language: Language, page: string) =>
  [basePath, language === "en" ? "" : `/${language}`, language !== "en" && page === "" ? "" : `/${page}`].join("")

/** Sends the e-mail that asks a new member to activate the account, with a link in the same language. */
export function sendActivation(
  world: World,
  language: Language,
  { to, firstName, activationId }: { to: string; firstName: string; activationId: string },
): void {
  const { subject, body, link } = texts[language].messages.activation
  // Without a name, the space before it goes too.
  const name = firstName === "" ? "" : ` ${firstName}`
  send(world, {
    kind: "activation",
    to,
    language,
    subject,
    body: body.map((paragraph) => paragraph.replace(" {{name}}", () => name)),
    linkPath: localized(language, `registration/activateaccount?${new URLSearchParams({ activationId })}`),
    linkLabel: link,
  })
}

/** Sends the e-mail that says that an application has arrived, with a link to where an invitation code is entered. */
export function sendApplication(world: World, language: Language, to: string): void {
  const { subject, body, link } = texts[language].messages.application
  send(world, { kind: "application", to, language, subject, body, linkPath: localized(language, ""), linkLabel: link })
}

/** Sends the SMS that carries a one-time code, to a number in E.164 form. */
export function sendSms(world: World, language: Language, { to, code }: { to: string; code: string }): void {
  const subject = texts[language].messages.sms.replace("{{code}}", code)
  send(world, { kind: "sms", to, language, subject, body: [], linkPath: null, linkLabel: null })
}
