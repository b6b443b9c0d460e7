import { object, string } from "yup"
import type { Country } from "../../../../lib/countries"
import { e164 } from "./phoneNumber"

/** Values of the phone number form. */
export interface NumberValues {
  number: string
  /** Whose numbers can be typed without a calling code. */
  country: Country
}

/** Error keys of a phone number, in the namespace `phone`. */
export type NumberMessage = "required" | "invalid"

/** Validation schema of a phone number (product decisions, section 4). */
export const numberSchema = object({
  number: string().default("").trim(),
  country: string<Country>().defined(),
} satisfies Record<keyof NumberValues, unknown>).test(({ number, country }, { createError }) => {
  const message: NumberMessage = number === "" ? "required" : "invalid"
  return e164(number, country) !== undefined || createError({ path: "number", message })
})
