import type { JoinWaitingListMutation, JoinWaitingListMutationVariables } from "../../../services/api/generated"
import { defineMutation } from "../../../services/api/operation"
import text from "./joinWaitingList.graphql?raw"

/** Puts the e-mail address inside the token on the waiting list; repeating it changes nothing. */
export const joinWaitingList = defineMutation<JoinWaitingListMutation, JoinWaitingListMutationVariables>(text)
