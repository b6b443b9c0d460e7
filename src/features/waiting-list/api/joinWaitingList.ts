import type { JoinWaitingListMutation, JoinWaitingListMutationVariables } from "../../../api/generated"
import { defineMutation } from "../../../api/operation"
import text from "./joinWaitingList.graphql?raw"

/** Puts the e-mail address inside the token on the waiting list; repeating it changes nothing. */
export const joinWaitingList = defineMutation<JoinWaitingListMutation, JoinWaitingListMutationVariables>(text)
