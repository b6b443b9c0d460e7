/** A visitor whose place was kept on the waiting list; both are undefined while a prerendered page hydrates. */
export interface ApprovedVisitor {
  token: string | undefined
  /** The address in the token, which can't be changed. */
  email: string | undefined
}
