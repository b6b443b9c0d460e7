import { isRecord } from "../../lib/isRecord"
import type { ApiFailure } from "./failure"

/** An input field that the backend refuses, by its name in the contract, and why. */
export interface FieldError {
  field: string
  code: string
}

/** Under which names servers and their validators put a refused field, and lists of such (docs/backend.md). */
const fieldKeys = ["field", "argumentName", "instancePath", "path"]
const listKeys = ["fieldErrors", "validationErrors", "invalidArgs", "details", "issues", "errors"]

/**
 * The field errors in `extensions` of the GraphQL errors of a failure, as Apollo Server, graphql-yoga and Mercurius
 * have them; possibly of fields that do not exist.
 */
export const fieldErrorsIn = ({ errors }: ApiFailure): FieldError[] =>
  itemsOf(errors).flatMap((error) => (isRecord(error) ? errorsIn(error["extensions"]) : []))

/** Whether a failure says that an input field is refused. */
export const refusesField = (failure: ApiFailure, name: string): boolean =>
  fieldErrorsIn(failure).some(({ field }) => field === name)

function errorsIn(value: unknown): FieldError[] {
  if (typeof value === "string") return [fieldError(value, "")]
  if (!isRecord(value)) return []
  const field = fieldKeys.map((key) => value[key]).find(Boolean)
  const nested = listKeys.map((key) => value[key])
  return [
    ...(field ? [fieldError(field, value["code"] ?? value["keyword"])] : []),
    ...nested.flatMap((list) => itemsOf(list).flatMap(errorsIn)),
    ...nested
      .filter(isRecord)
      .flatMap((byName) => Object.entries(byName).map(([name, code]) => fieldError(name, code))),
  ]
}

/** @param path name of the field, or its path in the variables: `input.email`, `/input/email`, `["input", "email"]` */
const fieldError = (path: unknown, code: unknown): FieldError => ({
  field: /\w*$/.exec(String(path))?.[0] ?? "",
  code: String(code),
})

const itemsOf = (list: unknown): unknown[] => (Array.isArray(list) ? list : [])
