import type {
  RegistrationActivatedSubscription,
  RegistrationActivatedSubscriptionVariables,
} from "../../../services/api/generated"
import { defineSubscription } from "../../../services/api/operation"
import text from "./registrationActivated.graphql?raw"

/** Emits once when a registration is activated, on any device; immediately if it already was. */
export const registrationActivated = defineSubscription<
  RegistrationActivatedSubscription,
  RegistrationActivatedSubscriptionVariables
>(text)
