import { findParameter } from "./address"

/** Parameters that move from the URL to the history entry, where reports, tags and referrers cannot read them. */
export const secretParameters = ["token", "activationId"] as const

/** Whether a query holds a secret parameter, under whatever name it has arrived, or acqParams, which may contain one. */
export const mayHoldSecret = (search: string): boolean =>
  findParameter(search, "token|activationId|acqParams") !== undefined
