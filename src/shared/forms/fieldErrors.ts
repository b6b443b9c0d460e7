import { namesIn } from "../../lib/namesIn"

/** Errors of the values, as text keys; valid fields are absent. */
export type FieldErrors<Values, Message extends string> = Partial<Record<keyof Values, Message>>

/** Like {@link FieldErrors}, for a form with fields of several controls whose errors say which control is wrong. */
export type NestedErrors<Values> = { readonly [Name in keyof Values]?: unknown }

/** What the backend rejected, and for which values; saved in Formik's status. */
export interface Rejection<Values, Errors> {
  errors: Errors
  values: Values
}

/**
 * The errors to show: of fields that failed before, and of fields whose value is still what the backend rejected.
 */
export function shownErrors<Values extends object, Errors extends NestedErrors<Values>>(
  values: Values,
  errors: Errors,
  failedBefore: NestedErrors<Values>,
  rejection: Rejection<Values, Errors> | undefined,
): NestedErrors<Values> {
  const shown: { -readonly [Name in keyof Values]?: unknown } = {}
  for (const name of namesIn(values)) {
    const rejected = rejection && isSameValue(rejection.values[name], values[name]) ? rejection.errors[name] : undefined
    const error = (failedBefore[name] && errors[name]) || rejected
    if (error) shown[name] = error
  }
  return shown
}

/** Whether two values of a field are equal. */
export const isSameValue = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
