/**
 * A visitor from the waiting list who may register now, as a token proves (flow `waitingListApproved`). Token and email
 * are undefined until the page is hydrated: a prerendered page does not know them.
 */
export interface ApprovedVisitor {
  token: string | undefined
  /** The address in the token, which can't be changed. */
  email: string | undefined
}
