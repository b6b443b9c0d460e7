import type {
  RegistrationActivatedSubscription,
  RegistrationActivatedSubscriptionVariables,
} from "../../../services/api/generated"
import { defineSubscription } from "../../../services/api/operation"
import text from "./registrationActivated.graphql?raw"

/** Tells once of the activation of a registration, on whichever device it happens; at once when it has happened. */
export const registrationActivated = defineSubscription<
  RegistrationActivatedSubscription,
  RegistrationActivatedSubscriptionVariables
>(text)
