import { screen, waitFor } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { afterEach, expect, test, vi } from "vitest"
import { expectAskedAgain, expectReceipt, expectRefused, tick } from "../../../../tests/support/consentScreen"
import { holdOperation } from "../../../../tests/support/holdOperation"
import { languageLink, openPage, reload, sent } from "../../../../tests/support/openPage"
import { controls, findSummary } from "../../../../tests/support/registrationForm"
import { textsOf } from "../../../../tests/support/words"
import type { SocialRegistrationInput } from "../../../services/api/generated"
import { createToken } from "../../../sandbox/tokens"

/** The cases of docs/decisions/consents.md for the second step of a social sign-up. */

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const words = await textsOf("en", "registration")
const form = controls(words)
const women = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Women" })
const findCreate = () => screen.findByRole("button", { name: words.submit })

/** Opens the second step of an account, with a code that names documents for each country. */
async function open(email = "zoe@example.org"): Promise<UserEvent> {
  const user = await openPage(
    `/acquisition/registration/social-registration-second-step?rc=VALID-0001&token=${createToken({ email })}`,
  )
  await findCreate()
  return user
}

async function openFilled(): Promise<UserEvent> {
  const user = await open()
  await user.click(women())
  await user.selectOptions(form.country, "AT")
  return user
}

const inputs = () => sent("completeSocialRegistration").map(({ input }) => input as SocialRegistrationInput)

async function findInput(): Promise<SocialRegistrationInput> {
  return waitFor(() => {
    const [input] = inputs()
    if (!input) throw new Error("nothing was sent")
    return input
  })
}

const later = (minutes: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + minutes * 60_000 })

test("a consent that nothing has changed is sent with its own time, also after a reload", async () => {
  const user = await openFilled()
  const ticked = await tick(user, form.terms)
  later(20)
  const back = await reload()
  await findCreate()
  await waitFor(() => expect(form.terms.checked).toBe(true))
  await back.click(form.submit)
  expectReceipt(await findInput(), ticked)
})

test("another language: both consents are asked again in its words", async () => {
  const user = await openFilled()
  await tick(user, form.terms)
  await tick(user, form.newsletter)
  await user.click(languageLink("Svenska"))
  const swedish = await textsOf("sv", "registration")
  await screen.findByRole("button", { name: swedish.submit })
  const translated = controls(swedish)
  await expectAskedAgain(() => translated.terms, swedish.again.wording)
  await expectAskedAgain(() => translated.newsletter, swedish.newsletterAgain.wording)
  const ticked = await tick(user, translated.terms)
  await user.click(translated.submit)
  const input = await findInput()
  expectReceipt(input, ticked)
  expect(input).toMatchObject({ language: "sv", newsletter: false })
})

test("a press that waits for the country shows its documents before it sends anything", async () => {
  const { release } = holdOperation("countryDetails")
  const user = await open()
  await user.click(women())
  await tick(user, form.terms)
  await user.click(form.submit)
  release()
  await expectRefused(form, await findSummary(), words.again.documents)
  expect(inputs()).toEqual([])
  const ticked = await tick(user, form.terms)
  expect(ticked.documents).toEqual(["terms-de", "privacy-de"])
  await user.click(form.submit)
  expectReceipt(await findInput(), ticked)
})

test("another account in the same tab begins with nothing chosen", async () => {
  const user = await openFilled()
  await tick(user, form.terms)
  await tick(user, form.newsletter)
  await open("anna@example.org")
  expect([women().checked, form.terms.checked, form.newsletter.checked]).toEqual([false, false, false])
})
