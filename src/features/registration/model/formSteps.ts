import {
  fieldNames,
  registrationFields,
  type FieldMessages,
  type FieldName,
  type FormStep,
  type FieldContext,
  type RegistrationValues,
} from "./fields"
import type { Country } from "../../../lib/countries"
import { schemaOf } from "../../../shared/forms/model/schema"
import type { ShownConsents } from "../consents/consents"

/** A step as it is shown; the second step also shows the consents of the first once they are asked again. */
export type ShownStep = FormStep | "secondWithConsents"

const isConsent = (name: FieldName): boolean => name === "terms" || name === "newsletter"
const isIn = (name: FieldName, step: FormStep): boolean =>
  registrationFields[name].steps.some((shown) => shown === step)

const shows = (step: ShownStep, name: FieldName): boolean =>
  step === "secondWithConsents" ? isIn(name, "second") || isConsent(name) : isIn(name, step)

/** The fields that a step shows, in display order. */
export const shownFields = (step: ShownStep): FieldName[] => fieldNames.filter((name) => shows(step, name))

/** The fields that a step demands: the second of two sends those of both. */
export const demandedFields = (step: ShownStep): FieldName[] =>
  fieldNames.filter((name) =>
    step === "whole" || step === "first" ? isIn(name, step) : isIn(name, "first") || isIn(name, "second"),
  )

/** The fields with errors that a step does not show, because they belong to the other step. */
export const fieldsElsewhere = (messages: FieldMessages, step: ShownStep): FieldName[] =>
  fieldNames.filter((name) => messages[name] && !shows(step, name))

/** Validation schema of the registration form. */
export const registrationSchema = (
  allowed: readonly Country[],
  shown: (country: string) => ShownConsents,
  step: ShownStep = "whole",
) =>
  schemaOf<RegistrationValues, FieldContext>(registrationFields, demandedFields(step), ({ country }) => ({
    allowed,
    shown: shown(country),
  }))
