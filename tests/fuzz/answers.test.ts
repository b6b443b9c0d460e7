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
import { beforeAll, expect, vi, test } from "vitest"
import { execute } from "../../src/services/api/execute"
import { executeWithoutClient } from "../../src/services/api/executeWithoutClient"
import type { Answer } from "../../src/services/api/failure"
import type {
  ContentPageQuery,
  CountryDetailsQuery,
  GenerateRegistrationLinkMutation,
  SharedProductQuery,
} from "../../src/services/api/generated"
import type { Operation } from "../../src/services/api/operation"
import contract from "../../src/services/api/schema.graphql?raw"
import { retryAfterSeconds } from "../../src/services/api/transport"
import { builtInSettings } from "../../src/services/settings/settings"
import { publishSettings } from "../../src/services/settings/settingsStore"
import { documentsOf } from "../../src/features/registration/consents/consents"
import { countryDetails } from "../../src/shared/country/api/countryDetails"
import { guessCountry } from "../../src/shared/country/model/guessCountry"
import { activateAccount } from "../../src/features/activation/api/activateAccount"
import { activationOutcome } from "../../src/features/activation/model/outcome"
import {
  checkRegistrationCode,
  codeAnswerShape,
} from "../../src/features/registration/invitation/api/checkRegistrationCode"
import { codeOutcome } from "../../src/features/registration/invitation/model/outcome"
import { contentPage } from "../../src/features/content/api/contentPage"
import { checkRegistrationLink } from "../../src/features/link-generator/api/checkRegistrationLink"
import { generateRegistrationLink } from "../../src/features/link-generator/api/generateRegistrationLink"
import { generateOutcome, validityOutcome } from "../../src/features/link-generator/model/outcome"
import { submitMembershipInterest } from "../../src/features/membership-interest/api/submitMembershipInterest"
import { applicationOutcome } from "../../src/features/membership-interest/model/outcome"
import { confirmPhoneVerification } from "../../src/features/registration/phone/api/confirmPhoneVerification"
import { startPhoneVerification } from "../../src/features/registration/phone/api/startPhoneVerification"
import { confirmOutcome, startOutcome } from "../../src/features/registration/phone/model/outcome"
import { sharedProduct } from "../../src/features/product-share/api/sharedProduct"
import { formatPrice } from "../../src/features/product-share/model/price"
import { registerCustomer } from "../../src/features/registration/api/registerCustomer"
import { resendActivationEmail } from "../../src/features/registration/api/resendActivationEmail"
import { fieldNames } from "../../src/features/registration/model/fields"
import { formOutcome } from "../../src/features/registration/model/formOutcome"
import { resendOutcome } from "../../src/features/registration/model/resend"
import { completeSocialRegistration } from "../../src/features/registration/social/api/completeSocialRegistration"
import { socialOutcome } from "../../src/features/registration/social/model/outcome"
import { secondStepFields } from "../../src/features/registration/social/model/secondStep"
import { joinWaitingList } from "../../src/features/waiting-list/api/joinWaitingList"
import { waitingListOutcome } from "../../src/features/waiting-list/model/outcome"
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
      .oneof(fc.constantFrom(...fieldNames, ...secondStepFields, ...inheritedNames), anyText)
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
  operation: Pick<Operation<unknown, object>, "kind" | "name" | "text">
  /** Executes an operation and handles the response as the site does. Throws if the result is unacceptable. */
  ask: () => Promise<unknown>
}

/** The operation, and how its response is read. */
function reads<Data, Variables>(
  { kind, name, text }: Operation<Data, Variables>,
  read: (answer: Answer<Data>) => unknown,
): Read {
  // The variables do not matter here.
  const operation: Operation<Data, object> = { kind, name, text }
  return { operation, ask: async () => read(await execute(operation, {})) }
}

/** Whatever is shown, reported or stored must have its declared type, since it goes into texts and storage as it is. */
function expectPlain(value: object): void {
  for (const part of Object.values<unknown>({ ...value })) {
    if (typeof part === "object" && part !== null) expectPlain(part)
    else expect(["string", "number", "boolean", "undefined", "object"]).toContain(typeof part)
  }
}

function readCountry(answer: Answer<CountryDetailsQuery>): void {
  const country = answer.ok ? answer.data.countryDetails?.country : undefined
  expect(guessCountry({ backend: country, hostname: "example.com", timeZone: () => undefined })).toMatch(/^[A-Z]{2}$/)
}

function readCode(outcome: ReturnType<typeof codeOutcome>): void {
  expectPlain(outcome)
  if (outcome.kind !== "accepted") return
  const { terms, privacy } = documentsOf(outcome.countryOptions, "DE")
  for (const id of [terms, privacy]) if (id !== undefined) expect(contentPath(id, "en")).toMatch(/^\/content\//)
}

function readLink(answer: Answer<GenerateRegistrationLinkMutation>): void {
  const outcome = generateOutcome(answer)
  expectPlain(outcome)
  if (outcome.kind === "generated") expect(new URL(outcome.link).protocol).toMatch(/^https?:$/)
}

/** A refused input names a field of the form and its error, or says that it is something else. */
function expectRejection(outcome: RegistrationOutcome<object>, fields: readonly string[]): void {
  expectPlain(outcome)
  if (outcome.kind !== "invalidInput") return
  const found = Object.entries<unknown>({ ...outcome.fields })
  for (const [name, message] of found) expect([fields.includes(name), typeof message]).toEqual([true, "string"])
  expect(found.length > 0 || outcome.other).toBe(true)
}

function readProduct(answer: Answer<SharedProductQuery>): void {
  const product = answer.ok ? answer.data.sharedProduct : null
  if (product)
    expect(typeof (formatPrice(product.price, "de") + product.brand.trim() + product.name.trim())).toBe("string")
}

function readPage(answer: Answer<ContentPageQuery>): void {
  const page = answer.ok ? answer.data.contentPage : null
  if (page) expect(typeof new Date(page.updatedAt).toLocaleDateString("de", { dateStyle: "long" })).toBe("string")
}

const all: Read[] = [
  reads(countryDetails, readCountry),
  reads(checkRegistrationCode, (answer) => readCode(codeOutcome(answer))),
  {
    operation: checkRegistrationCode,
    ask: async () =>
      readCode(
        codeOutcome(await executeWithoutClient(checkRegistrationCode, { registrationCode: "A" }, codeAnswerShape)),
      ),
  },
  reads(checkRegistrationLink, (answer) => expectPlain(validityOutcome(answer))),
  reads(generateRegistrationLink, readLink),
  reads(registerCustomer, (answer) => expectRejection(formOutcome(answer), fieldNames)),
  reads(completeSocialRegistration, (answer) => expectRejection(socialOutcome(answer), secondStepFields)),
  reads(resendActivationEmail, (answer) => expectPlain(resendOutcome(answer))),
  reads(activateAccount, (answer) => expectPlain(activationOutcome(answer))),
  reads(joinWaitingList, (answer) => expectPlain(waitingListOutcome(answer))),
  reads(submitMembershipInterest, (answer) => expectPlain(applicationOutcome(answer))),
  reads(startPhoneVerification, (answer) => expectPlain(startOutcome(answer))),
  reads(confirmPhoneVerification, (answer) => expectPlain(confirmOutcome(answer))),
  reads(sharedProduct, readProduct),
  reads(contentPage, readPage),
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

test(
  "responses that match the contract, with anything in their strings, are read",
  fuzz(
    [
      fc.constantFrom(...all).chain((read) => {
        const root = schema.getRootType(read.operation.kind)
        const field = /\{\s*(\w+)/.exec(read.operation.text)?.[1] ?? ""
        const type = root?.getFields()[field]?.type
        if (!type) throw new Error(`${read.operation.name} asks for nothing`)
        return valuesOf(type).map((value) => ({ read, value, body: `{"data":{"${field}":${value}}}` }))
      }),
    ],
    async ({ read, body }) => {
      answerWith(body, {})
      await read.ask()
    },
    { share: 4 },
  ),
)

/** Bodies that are almost a response: the right root with anything in it, or any fields of the contract anywhere. */
const anyBody = (field: string) =>
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

test(
  "any other response is a failure, or is read",
  fuzz(
    [
      fc
        .constantFrom(...all)
        .chain((read) => anyBody(/\{\s*(\w+)/.exec(read.operation.text)?.[1] ?? "").map((body) => ({ read, body }))),
      anyInit,
    ],
    async ({ read, body }, init) => {
      answerWith(body, init)
      await read.ask()
    },
    { share: 6 },
  ),
)

test(
  "any Retry-After is a delay, or none",
  fuzz([anyText, fc.integer()], (header, now) => {
    const seconds = retryAfterSeconds(header, now)
    expect(seconds === undefined || seconds >= 0).toBe(true)
  }),
)
