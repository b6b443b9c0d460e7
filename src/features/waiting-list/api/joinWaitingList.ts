import type { JoinWaitingListMutation, JoinWaitingListMutationVariables } from "../../../services/api/generated"
import { defineMutation } from "../../../services/api/operation"
import text from "./joinWaitingList.graphql?raw"

/** Adds the e-mail address in the token to the waiting list. Idempotent. */
export const joinWaitingList = defineMutation<JoinWaitingListMutation, JoinWaitingListMutationVariables>(text)
