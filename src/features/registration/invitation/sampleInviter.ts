/** A name of typical width, to reserve space for texts with the inviter's name before it is known. */
export const sampleInviter = "nnnnnn nnnnnnn"
