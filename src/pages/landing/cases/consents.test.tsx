import { screen } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"
import { findCreate, flows, openFilled } from "../../../../tests/support/consentFlows"
import {
  expectAskedAgain,
  expectReceipt,
  expectRefused,
  findDocuments,
  tick,
  type Tick,
} from "../../../../tests/support/consentScreen"
import { holdOperation } from "../../../../tests/support/holdOperation"
import { languageLink, openPage } from "../../../../tests/support/openPage"
import {
  controls,
  entriesIn,
  fillIn,
  fillSecondStep,
  findRegistration,
  findSummary,
  formOn,
  registrations,
  visitor,
  type OpenForm,
} from "../../../../tests/support/registrationForm"
import { textsOf } from "../../../../tests/support/words"

/** The cases of docs/decisions/consents.md: what is sent is what was on the screen beside the tick, at its time. */

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const { again, newsletterAgain } = await textsOf("en", "registration")
/** Waits half an hour by the clock of the page. */
function waitHalfAnHour(): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 31 * 60_000 })
}

/** What happens between the tick and the press, and why it makes the consent be asked again. */
const changes: Record<string, { reason: keyof typeof again; change: (opened: OpenForm) => unknown; late?: true }> = {
  "another country": { reason: "documents", change: ({ user, form }) => user.selectOptions(form.country, "FR") },
  "another country that is filled in without an event, and so noticed by the press": {
    reason: "documents",
    change: ({ form }) => {
      form.country.value = "FR"
    },
    late: true,
  },
  "half an hour": { reason: "time", change: waitHalfAnHour, late: true },
}

/** The flows share one form, which differs in nothing that the other changes meet. */
const cases = Object.entries(flows).flatMap(([flow, open]) =>
  Object.entries(changes)
    .slice(0, flow === "one-step" ? undefined : 1)
    .map(([name, change]) => ({ flow, name, open, ...change })),
)

test.each(cases)("$flow, $name: asked again, and then sent as shown", async ({ open, change, reason, late }) => {
  const opened = await open()
  const { user, form } = opened
  await tick(user, form.terms)
  await change(opened)
  if (!late) await expectAskedAgain(() => form.terms, again[reason])
  const before = entriesIn(form)
  await user.click(form.submit)
  await expectRefused(form, await findSummary(), again[reason])
  await expectAskedAgain(() => form.terms, again[reason])
  expect(registrations()).toEqual([])
  expect(entriesIn(form)).toEqual({ ...before, terms: false })
  const ticked = await tick(user, form.terms)
  expect(screen.queryByText(again[reason])).toBeNull()
  await user.click(form.submit)
  const input = await findRegistration()
  expectReceipt(input, ticked)
  expect(input.country).toBe(before.country)
})

/** Ticks both consents in English, and goes on to Swedish. */
async function tickAndTranslate(opened: OpenForm) {
  const { user, form } = opened
  const ticked = await tick(user, form.terms)
  await tick(user, form.newsletter)
  await user.click(languageLink("Svenska"))
  const swedish = await textsOf("sv", "registration")
  await screen.findByRole("button", { name: swedish.submit })
  const translated = controls(swedish)
  await expectAskedAgain(() => translated.terms, swedish.again.wording)
  await expectAskedAgain(() => translated.newsletter, swedish.newsletterAgain.wording)
  return { ticked, swedish, translated }
}

test("a change of language asks for both consents in the new words, and back in the old ones they count again", async () => {
  const opened = await flows["one-step"]()
  const { user, form } = opened
  const { ticked, translated } = await tickAndTranslate(opened)
  await user.type(translated.firstName, "[Tab]")
  await user.click(languageLink("English"))
  await findCreate()
  await expect.poll(() => [form.terms.checked, form.newsletter.checked]).toEqual([true, true])
  expect(screen.queryByText(again.wording)).toBeNull()
  await user.click(form.submit)
  const input = await findRegistration()
  expectReceipt(input, ticked)
  expect(input.newsletter).toBe(true)
})

test("what a visitor who went on in another language has left unticked stays unticked", async () => {
  const opened = await flows["one-step"]()
  const { user, form } = opened
  const { swedish, translated } = await tickAndTranslate(opened)
  await user.click(translated.submit)
  await expectRefused(translated, await findSummary(), swedish.again.wording)
  expect(registrations()).toEqual([])
  await user.click(languageLink("English"))
  await findCreate()
  await expectAskedAgain(() => form.terms, again.wording)
  await expectAskedAgain(() => form.newsletter, newsletterAgain.wording)
  await tick(user, form.terms)
  await user.click(form.submit)
  expect((await findRegistration()).newsletter).toBe(false)
})

test("the country ticked before counts again with its documents and its time", async () => {
  const { user, form } = await flows["one-step"]()
  const ticked = await tick(user, form.terms)
  await user.selectOptions(form.country, "FR")
  await expectAskedAgain(() => form.terms, again.documents)
  await user.selectOptions(form.country, "AT")
  expect(form.terms.checked).toBe(true)
  await user.click(form.submit)
  expectReceipt(await findRegistration(), ticked)
})

test("a box that is unticked by the visitor says nothing, and the next tick has a time of its own", async () => {
  const { user, form } = await flows["one-step"]()
  await tick(user, form.terms)
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 })
  await user.click(form.terms)
  expect(form.terms.getAttribute("aria-describedby")).toBeNull()
  const ticked = await tick(user, form.terms)
  await user.click(form.submit)
  expectReceipt(await findRegistration(), ticked)
})

test("a tick that came without an event is for the documents beside it", async () => {
  const { user, form } = await flows["one-step"]()
  form.terms.checked = true
  await user.selectOptions(form.country, "FR")
  await expectAskedAgain(() => form.terms, again.documents)
})

/** The first step of the lean flow, left with a ticked box. */
async function passFirstStep(): Promise<OpenForm & { ticked: Tick }> {
  const user = await openPage("/acquisition/lean?rc=VALID-0001")
  const next = await screen.findByRole("button", { name: "Continue" })
  const opened = await formOn(user)
  const { form } = opened
  await user.type(form.email, visitor.email)
  await findDocuments(() => form.terms, "de")
  const ticked = await tick(user, form.terms)
  await user.click(next)
  await screen.findByText("Step 2 of 2")
  await fillSecondStep(opened)
  return { ...opened, ticked }
}

test("two steps, another country in the second: the consents are asked again beside it", async () => {
  const { user, form } = await passFirstStep()
  await user.selectOptions(form.country, "FR")
  await expectAskedAgain(() => form.terms, again.documents)
  await user.click(form.submit)
  await expectRefused(form, await findSummary(), again.documents)
  expect(screen.getByText("Step 2 of 2")).toBeTruthy()
  expect(registrations()).toEqual([])
  const ticked = await tick(user, form.terms)
  expect(ticked.documents).toEqual(["terms-fr", "privacy-fr"])
  await user.click(form.submit)
  expectReceipt(await findRegistration(), ticked)
})

test("two steps, another language in the second: both consents are asked again there", async () => {
  const { user } = await passFirstStep()
  await user.click(languageLink("Deutsch"))
  const german = await textsOf("de", "registration")
  const translated = controls(german)
  await screen.findByRole("button", { name: german.submit })
  await expectAskedAgain(() => translated.terms, german.again.wording)
  const ticked = await tick(user, translated.terms)
  await user.click(translated.submit)
  expectReceipt(await findRegistration(), ticked)
})

test.each([
  ["the country", "countryDetails", {}, "DE"],
  ["the check of the code", "checkRegistrationCode", { country: "FR" }, "FR"],
] as const)("a press that waits for %s shows the documents first", async (_, operation, entries, country) => {
  const { release } = holdOperation(operation)
  const { user, form, words } = await openFilled("?rc=VALID-0001", undefined, "")
  await fillIn({ user, form, words }, entries)
  const early = await tick(user, form.terms)
  expect(early.documents).toEqual([undefined, undefined])
  await user.click(form.submit)
  release()
  await expectRefused(form, await findSummary(), again.documents)
  await expectAskedAgain(() => form.terms, again.documents)
  expect(registrations()).toEqual([])
  const ticked = await tick(user, form.terms)
  await user.click(form.submit)
  const input = await findRegistration()
  expectReceipt(input, ticked)
  expect(input).toMatchObject({ country, termsPkString: `terms-${country.toLowerCase()}` })
})

test("a press that waits for the country sends itself where the documents stay the same", async () => {
  const { release } = holdOperation("countryDetails")
  const { user, form } = await openFilled("?rc=NULLS-0001", undefined, "")
  const ticked = await tick(user, form.terms)
  await user.click(form.submit)
  release()
  expectReceipt(await findRegistration(), ticked)
})

test("a change of language while the press waits for the check of the code", async () => {
  const { release } = holdOperation("checkRegistrationCode")
  const { user, form } = await openFilled("?rc=NULLS-0001")
  await tick(user, form.terms)
  await user.click(form.submit)
  await user.click(languageLink("Svenska"))
  const swedish = await textsOf("sv", "registration")
  await expectAskedAgain(() => controls(swedish).terms, swedish.again.wording)
  release()
  await expectRefused(controls(swedish), await findSummary(), swedish.again.wording)
  expect(registrations()).toEqual([])
})
