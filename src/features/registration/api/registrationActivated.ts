import { subscribe } from "../../../services/api/execute"
import type {
  RegistrationActivatedSubscription,
  RegistrationActivatedSubscriptionVariables,
} from "../../../services/api/generated"
import { defineSubscription } from "../../../services/api/operation"
import text from "./registrationActivated.graphql?raw"

const operation = defineSubscription<RegistrationActivatedSubscription, RegistrationActivatedSubscriptionVariables>(
  text,
)

/**
 * Calls back once when a registration is activated, on any device; immediately if it already was.
 * @returns the unsubscribe function
 */
export const onRegistrationActivated = (registrationId: string, onActivated: () => void): (() => void) =>
  subscribe(operation, { registrationId }, onActivated)
