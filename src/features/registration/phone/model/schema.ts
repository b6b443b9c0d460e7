import { object, string } from "yup"
import type { Country } from "../../../../lib/countries"
import { cleanSmsCode, type CodeRefusal } from "./outcome"
import { e164 } from "./phoneNumber"

/** What is asked for the number to which a code goes. */
export interface NumberValues {
  number: string
  /** The country whose numbers are dialled without a calling code. */
  callingCode: Country
}

/** Keys in the namespace `phone` of what can be wrong with a number. */
export type NumberMessage = "required" | "invalid"

/** The rule of a telephone number (product decisions, section 4). */
export const numberSchema = object({
  number: string().default("").trim(),
  callingCode: string<Country>().defined(),
} satisfies Record<keyof NumberValues, unknown>).test(({ number, callingCode }, { createError }) => {
  const message: NumberMessage = number === "" ? "required" : "invalid"
  return e164(number, callingCode) !== undefined || createError({ path: "number", message })
})

/** What is asked for the code that was sent. */
export interface SmsCodeValues {
  code: string
}

/** Keys in the namespace `phone` of what can be wrong with a code. */
export type SmsCodeMessage = "codeRequired" | CodeRefusal

/** The rule of a one-time code: digits, whatever stands around them. */
export const smsCodeSchema = object({
  code: string()
    .default("")
    .test({ message: "codeRequired" satisfies SmsCodeMessage, test: (code) => cleanSmsCode(code) !== "" }),
})
