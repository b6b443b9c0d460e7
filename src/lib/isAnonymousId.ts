/**
 * Whether a value can be a visitor's id for experiments: the 36 characters of a UUID, so nothing long and no markup.
 */
export const isAnonymousId = (value: string | null | undefined): value is string =>
  value != null && /^[\da-f-]{36}$/.test(value)
