import { registrationStore } from "../../../services/state/registrationStore"
import { registerCustomer, registrationContent, type RegistrationContext } from "../api/registerCustomer"
import { consentInput, type ConsentedAccount } from "../consents/consents"
import { rememberSentConsents } from "../consents/sentConsents"
import type { CompleteValues, FieldMessages } from "../model/fields"
import { hasAccount, registrationSender, type Submission } from "./registrationSender"

const send = registrationSender(registerCustomer)

let account: ConsentedAccount | undefined

/** The account that a registration of this document has led to or found last. */
export const registeredAccount = (): ConsentedAccount | undefined => account

/** Sends a registration ({@link registrationSender}), and remembers its account and consents. */
export async function submitRegistration(
  values: CompleteValues,
  context: RegistrationContext,
): Promise<Submission<FieldMessages>> {
  const { registrationFlow } = registrationStore.getState()
  const submission = await send(registrationContent(values, context), registrationFlow)
  if (submission.repeated) return submission
  if (hasAccount(submission.outcome)) account = { email: values.email, at: Date.now() }
  if (submission.outcome.kind === "emailSent") {
    const { consents } = consentInput(values, context.shown)
    rememberSentConsents({ consents, country: values.country, language: context.language })
  }
  return submission
}
