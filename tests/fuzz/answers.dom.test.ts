import * as fc from "fast-check"
import {
  buildSchema,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from "graphql"
import { beforeAll, expect, vi } from "vitest"
import { execute } from "../../src/services/api/execute"
import contract from "../../src/services/api/schema.graphql?raw"
import { builtInSettings } from "../../src/services/settings/settings"
import { publishSettings } from "../../src/services/settings/settingsStore"
import { documentsOf } from "../../src/features/registration/consents/consents"
import { activateAccount } from "../../src/features/activation/api/activateAccount"
import { contentPage } from "../../src/features/content/api/contentPage"
import { checkRegistrationLink } from "../../src/features/link-generator/api/checkRegistrationLink"
import { generateRegistrationLink } from "../../src/features/link-generator/api/generateRegistrationLink"
import { submitMembershipInterest } from "../../src/features/membership-interest/api/submitMembershipInterest"
import { sharedProduct } from "../../src/features/product-share/api/sharedProduct"
import { formatPrice } from "../../src/features/product-share/model/price"
import { registerCustomer, registrationContent } from "../../src/features/registration/api/registerCustomer"
import { resendActivationEmail } from "../../src/features/registration/api/resendActivationEmail"
import { checkRegistrationCode } from "../../src/features/registration/invitation/api/checkRegistrationCode"
import { fieldNames } from "../../src/features/registration/model/fields"
import { confirmPhoneVerification } from "../../src/features/registration/phone/api/confirmPhoneVerification"
import { startPhoneVerification } from "../../src/features/registration/phone/api/startPhoneVerification"
import {
  completeSocialRegistration,
  secondStepContent,
} from "../../src/features/registration/social/api/completeSocialRegistration"
import { secondStepNames } from "../../src/features/registration/social/model/secondStep"
import { joinWaitingList } from "../../src/features/waiting-list/api/joinWaitingList"
import { samplePerson, secondStepOnly } from "../../src/sandbox/scenarios/formSteps"
import { lookUpCountry } from "../../src/shared/country/api/countryDetails"
import { guessCountry } from "../../src/shared/country/model/guessCountry"
import type { RegistrationOutcome } from "../../src/features/registration/model/registrationOutcome"
import { contentPath } from "../../src/router/contentPath"
import { fuzz } from "./support/fuzz"
import { anyText, inheritedNames, jsonText, objectText } from "./support/hostile"

const schema = buildSchema(contract)

/** The fields of the contract, and the values used in its responses. */
const names = Object.values(schema.getTypeMap()).flatMap((type) => {
  if (isEnumType(type)) return type.getValues().map(({ name }) => name)
  return isObjectType(type) && !type.name.startsWith("__") ? Object.keys(type.getFields()) : []
})

/** JSON texts of a type's values according to the contract; for a status also values that were added later. */
function valuesOf(type: GraphQLOutputType): fc.Arbitrary<string> {
  const bare = getNullableType(type)
  const values = partsOf(bare)
  return isNonNullType(type)
    ? values
    : fc.oneof({ weight: 1, arbitrary: fc.constant("null") }, { weight: 4, arbitrary: values })
}

function partsOf(type: GraphQLOutputType): fc.Arbitrary<string> {
  if (isListType(type)) return fc.array(valuesOf(type.ofType), { maxLength: 3 }).map((items) => `[${items.join(",")}]`)
  if (isObjectType(type)) return objectOf(type)
  if (isEnumType(type)) {
    return fc
      .oneof(
        { weight: 9, arbitrary: fc.constantFrom(...type.getValues().map(({ name }) => name)) },
        { weight: 1, arbitrary: anyText },
      )
      .map((name) => JSON.stringify(name))
  }
  const scalars: Record<string, fc.Arbitrary<string>> = {
    Int: fc.integer().map(String),
    Float: fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
    CountryCode: fc
      .oneof(fc.constantFrom("DE", "AT", "US", ...inheritedNames), anyText)
      .map((code) => JSON.stringify(code)),
  }
  return (
    scalars[String(type)] ??
    fc
      .oneof(fc.constantFrom(...fieldNames, ...secondStepNames, ...inheritedNames), anyText)
      .map((text) => JSON.stringify(text))
  )
}

function objectOf(type: GraphQLObjectType): fc.Arbitrary<string> {
  const fields = Object.values(type.getFields()).map(({ name, type: of }) =>
    valuesOf(of).map((value) => [name, value] as const),
  )
  return fc.tuple(...fields).map(objectText)
}

interface Read {
  kind: "query" | "mutation"
  /** The root field of the answer. */
  field: string
  /** Executes an operation and handles the response as the site does. Throws if the result is unacceptable. */
  ask: () => Promise<unknown>
}

/** Whatever is shown, reported or stored must have its declared type, since it goes into texts and storage as it is. */
function expectPlain(value: object): void {
  for (const part of Object.values<unknown>({ ...value })) {
    if (typeof part === "object" && part !== null) expectPlain(part)
    else expect(["string", "number", "boolean", "undefined", "object"]).toContain(typeof part)
  }
}

async function readCountry(): Promise<void> {
  const backend = await lookUpCountry()
  expect(guessCountry({ backend, hostname: "example.com", timeZone: () => undefined })).toMatch(/^[A-Z]{2}$/)
}

async function readCode(): Promise<void> {
  const outcome = await checkRegistrationCode({ code: "A", validityTimestamp: undefined })
  expectPlain(outcome)
  if (outcome.kind !== "accepted") return
  const { terms, privacy } = documentsOf(outcome.countryOptions, "DE")
  for (const id of [terms, privacy]) if (id !== undefined) expect(contentPath(id, "en")).toMatch(/^\/content\//)
}

async function readLink(): Promise<void> {
  const outcome = await generateRegistrationLink("A")
  expectPlain(outcome)
  if (outcome.kind === "generated") expect(new URL(outcome.link).protocol).toMatch(/^https?:$/)
}

async function readProduct(): Promise<void> {
  const { operation, variables, read } = sharedProduct("A", "de")
  const answer = await execute(operation, variables)
  const product = answer.ok ? read(answer.data) : null
  if (product)
    expect(typeof (formatPrice(product.price, "de") + product.brand.trim() + product.name.trim())).toBe("string")
}

async function readPage(): Promise<void> {
  const { operation, variables, read } = contentPage("terms", "de")
  const answer = await execute(operation, variables)
  const page = answer.ok ? read(answer.data) : null
  if (page) expect(typeof new Date(page.updatedAt).toLocaleDateString("de", { dateStyle: "long" })).toBe("string")
}

/** A refused input names a field of the form and its error, or says that it is something else. */
function expectRejection(outcome: RegistrationOutcome<object>, fields: readonly string[]): void {
  expectPlain(outcome)
  if (outcome.kind !== "invalidInput") return
  const found = Object.entries<unknown>({ ...outcome.fields })
  for (const [name, message] of found) expect([fields.includes(name), typeof message]).toEqual([true, "string"])
  expect(found.length > 0 || outcome.other).toBe(true)
}

// What is sent does not matter here.
const shown = { terms: "text=aa", newsletter: "text=bb" }
const consents = { terms: { shown: shown.terms, at: 1 }, newsletter: false } as const
const sent = { registrationCode: "A", validityTimestamp: undefined, language: "en", shown } as const
const registration = registrationContent(
  { ...samplePerson, ...secondStepOnly, ...consents, email: "zoe@example.org" },
  { ...sent, phoneVerificationToken: undefined, token: undefined },
)
const socialSignUp = secondStepContent({ preferences: [], country: "DE", ...consents }, { ...sent, token: "a.b.c" })

const query = (field: string, ask: Read["ask"]): Read => ({ kind: "query", field, ask })
const mutation = (field: string, ask: Read["ask"]): Read => ({ kind: "mutation", field, ask })
const reads = (field: string, ask: () => Promise<object>) => mutation(field, async () => expectPlain(await ask()))

const all: Read[] = [
  query("countryDetails", readCountry),
  query("registrationCodeDetails", readCode),
  query("registrationCodeDetails", async () =>
    expectPlain(await checkRegistrationLink({ code: "A", validityTimestamp: undefined })),
  ),
  mutation("generateRegistrationLink", readLink),
  mutation("registerCustomer", async () => expectRejection(await registerCustomer(registration, "1"), fieldNames)),
  mutation("completeSocialRegistration", async () =>
    expectRejection(await completeSocialRegistration(socialSignUp, "1"), secondStepNames),
  ),
  reads("resendActivationEmail", () => resendActivationEmail({ email: "zoe@example.org" }, "en")),
  reads("activateAccount", () => activateAccount("1")),
  reads("joinWaitingList", () => joinWaitingList("a.b.c", consents.terms, "en")),
  reads("submitMembershipInterest", () => submitMembershipInterest("zoe@example.org", "", "en")),
  reads("startPhoneVerification", () => startPhoneVerification("A", "+4912345678", "en")),
  reads("confirmPhoneVerification", () => confirmPhoneVerification("+4912345678", "1234")),
  query("sharedProduct", readProduct),
  query("contentPage", readPage),
]

beforeAll(() => publishSettings(builtInSettings))

/** Answers every request with a body. */
function answerWith(body: string, init: ResponseInit): void {
  vi.stubGlobal("fetch", async () => new Response(body, init))
}

const anyInit = fc.constantFrom<ResponseInit>(
  {},
  { headers: { "Content-Type": "text/html" } },
  { status: 400 },
  { status: 401 },
  { status: 500, headers: { "Retry-After": "99999999999" } },
)

/** A body that matches the contract, with anything in its strings. */
function matchingBody({ kind, field }: Read): fc.Arbitrary<string> {
  const type = schema.getRootType(kind)?.getFields()[field]?.type
  if (!type) throw new Error(`the contract has no ${field}`)
  return valuesOf(type).map((value) => `{"data":{"${field}":${value}}}`)
}

/** Bodies that are almost a response: the right root with anything in it, or any fields of the contract anywhere. */
const anyBody = ({ field }: Read) =>
  fc.oneof(
    anyText,
    jsonText(["data", "errors", ...names]),
    jsonText(names).map((value) => `{"data":{"${field}":${value}}}`),
    fc
      .array(fc.tuple(fc.constantFrom(...names, ...inheritedNames), jsonText(names)), { maxLength: 8 })
      .map((entries) => `{"data":{"${field}":${objectText(entries)}}}`),
    fc
      .tuple(jsonText(names), jsonText(["message", "path", "extensions", "code"]))
      .map(([data, errors]) => `{"data":${data},"errors":[${errors}]}`),
    fc.tuple(jsonText(names), jsonText()).map(([data, errors]) => `{"data":{"${field}":${data}},"errors":${errors}}`),
  )

/** A test that reads bodies of some kind in answers of some kind. */
const reading = (
  title: string,
  bodyOf: (read: Read) => fc.Arbitrary<string>,
  anInit: fc.Arbitrary<ResponseInit>,
  share: number,
) =>
  fuzz(
    title,
    [fc.constantFrom(...all).chain((read) => bodyOf(read).map((body) => ({ read, body }))), anInit],
    async ({ read, body }, init) => {
      answerWith(body, init)
      await read.ask()
    },
    { share },
  )

reading("responses that match the contract, with anything in their strings, are read", matchingBody, fc.constant({}), 4)

reading("any other response is a failure, or is read", anyBody, anyInit, 6)
