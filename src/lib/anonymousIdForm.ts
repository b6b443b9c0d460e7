/** Whether a value has the form of a visitor's id for experiments: a UUID, and nothing that could be markup or long. */
export const isAnonymousId = (value: string | null | undefined): value is string =>
  value != null && /^[\da-f-]{36}$/.test(value)
