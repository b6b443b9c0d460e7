import { screen, waitFor, within } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { expect, test } from "vitest"
import { expectFocus, languageLink, openPage, reload } from "../../../tests/support/openPage"
import { adminToken } from "../../sandbox/tokens"

const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name })
const button = (name: string) => screen.getByRole("button", { name })
const heading = (name: string) => screen.findByRole("heading", { name })
/** A control of a variant, counted from 1. */
const inVariant = (number: number, label: string) =>
  within(screen.getByRole("group", { name: `Variant ${number}` })).getByLabelText<HTMLInputElement>(label)
/** What the controls of the form hold, in order. */
const typed = () => [...new FormData(document.querySelector("form") ?? undefined).values()]

/** Opens the generator as a member of staff, once its form is there. */
async function openGenerator(): Promise<UserEvent> {
  document.cookie = `authToken=${adminToken}; Path=/`
  const user = await openPage("/acquisition/admin/splitgenerator")
  await screen.findByRole("textbox", { name: "Experiment key" })
  return user
}

/** Replaces what a field holds, at once: the experiment is simulated anew with each change. */
async function retype(user: UserEvent, field: HTMLInputElement, text: string): Promise<void> {
  await user.clear(field)
  if (text) await user.paste(text)
  await expectFocus(field)
}

/** Creates an experiment that splits the start page, 3 to 1. */
async function create(user: UserEvent, key = "spring"): Promise<void> {
  await retype(user, box("Experiment key"), key)
  await retype(user, inVariant(1, "Weight"), "0.75")
  await retype(user, inVariant(2, "Weight"), "0,25")
  await user.click(button("Create experiment"))
  await heading(`Experiment “${key}”`)
}

async function openPasted(user: UserEvent, text: string): Promise<void> {
  await user.clear(box("Existing experiment as JSON"))
  await user.click(box("Existing experiment as JSON"))
  await user.paste(text)
  await user.click(button("Open experiment"))
}

test("whoever is not signed in is told whom the page is for, and where to log in", async () => {
  await openPage("/acquisition/admin/splitgenerator")
  await screen.findByText("This page is for staff only. Please log in.")
  const link = within(screen.getByRole("main")).getByRole("link", { name: "Log in" })
  expect(link.getAttribute("href")).toBe("/entrance/login")
  expect(screen.queryByRole("textbox", { name: "Experiment key" })).toBeNull()
})

test("an experiment comes as JSON, with a preview of each variant and a picture of the split", async () => {
  const user = await openGenerator()
  await create(user)
  await expectFocus(await heading("Experiment “spring”"))
  const entries: { weights: number[]; variations: object[] }[] = JSON.parse(box("Experiment as JSON").value)
  expect(entries).toHaveLength(8)
  expect(entries[0]).toMatchObject({ key: "spring", hashAttribute: "acqAnonymousId", hashVersion: 2, coverage: 1 })
  expect(entries[2]).toMatchObject({
    weights: [0.75, 0.25],
    urlPatterns: [{ include: true, type: "simple", pattern: `${location.origin}/acquisition/de` }],
    persistQueryString: true,
    variations: [
      { urlRedirect: `${location.origin}/acquisition/de` },
      { urlRedirect: `${location.origin}/acquisition/de/lean` },
    ],
  })
  const previews = within(screen.getByRole("navigation", { name: "Preview" })).getAllByRole("link")
  expect(previews.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["A", `${location.origin}/acquisition/?spring=0`],
    ["B", `${location.origin}/acquisition/?spring=1`],
  ])
  screen.getByRole("heading", { name: /^How 10,000\svisitors are split$/ })
  screen.getByRole("row", { name: /^A 75% 7[45]/ })
  screen.getByRole("row", { name: /^B 25% 2[45]/ })
  expect(localStorage.length).toBe(0)
  await user.click(button("Copy JSON"))
  await screen.findByText("The JSON is on your clipboard.")
  expect(await navigator.clipboard.readText()).toBe(box("Experiment as JSON").value)
})

test("the experiment follows the form without taking focus, and waits while something is wrong", async () => {
  const user = await openGenerator()
  await create(user)
  await retype(user, box("Experiment key"), "summer")
  await heading("Experiment “summer”")
  await retype(user, box("Coverage"), "0.5")
  await screen.findByRole("row", { name: /^Not in the experiment 50% / })
  await retype(user, box("Experiment key"), "a b")
  await screen.findByText("The experiment appears as soon as the form is in order.")
  expect(screen.queryByRole("textbox", { name: "Experiment as JSON" })).toBeNull()
  await retype(user, box("Experiment key"), "autumn")
  await user.click(button("Create experiment"))
  await expectFocus(await heading("Experiment “autumn”"))
})

const other = "Another address on this site"

// The other rules: features/split-generator/model/schema.test.ts.
test("each error is said at its field, and nothing typed is lost", async () => {
  const user = await openGenerator()
  await user.click(box("Experiment key"))
  await user.paste("spring")
  await user.selectOptions(inVariant(2, "Landing page"), other)
  await retype(user, inVariant(2, "Address"), "/acquisition/about-us")
  for (const [control, text, words] of [
    [() => box("Experiment key"), "lang", /already has a meaning/],
    [() => box("Coverage"), "80", /a number from\s0\sto\s1/],
    [() => inVariant(2, "Name"), "a", /already has this name/],
    [() => inVariant(2, "Weight"), "0.48", /add up to 0\.98\. .* between\s0\.99\sand\s1\.01/],
    [() => inVariant(2, "Address"), "/acquisition/?x=1", /the page that is split/],
  ] as const) {
    const field = control()
    const valid = field.value
    await retype(user, field, text)
    const before = typed()
    await user.click(button("Create experiment"))
    await expectFocus(await screen.findByRole("alert"))
    expect(field.getAttribute("aria-invalid")).toBe("true")
    const described = (field.getAttribute("aria-describedby") ?? "").split(" ")
    expect(described.map((id) => document.getElementById(id)?.textContent).join(" ")).toMatch(words)
    await user.click(within(screen.getByRole("alert")).getByRole("link"))
    expect(document.activeElement).toBe(field)
    expect(typed()).toEqual(before)
    expect(screen.queryByRole("textbox", { name: "Experiment as JSON" })).toBeNull()
    await retype(user, field, valid)
  }
})

test("variants are added and removed, two at least and six at most, and a double-click removes one", async () => {
  const user = await openGenerator()
  expect(screen.queryByRole("button", { name: /^Remove variant/ })).toBeNull()
  for (const number of [3, 4, 5, 6]) {
    await user.click(button("Add a variant"))
    await expectFocus(inVariant(number, "Name"))
  }
  expect(screen.queryByRole("button", { name: "Add a variant" })).toBeNull()
  button("Remove variant 2").focus()
  await user.keyboard("{Enter}")
  await expectFocus(inVariant(2, "Name"))
  expect([2, 3, 4, 5].map((number) => inVariant(number, "Name").value)).toEqual(["C", "D", "E", "F"])
  await user.dblClick(button("Remove variant 5"))
  expect(inVariant(4, "Weight").value).toBe("0.25")
  await retype(user, inVariant(1, "Weight"), "0.6")
  await screen.findByText("Sum of the weights: 1.35")
  await user.click(button("Split evenly"))
  await screen.findByText("Sum of the weights: 1")
})

test("a pasted experiment fills the form and is shown", async () => {
  const user = await openGenerator()
  await user.selectOptions(screen.getByLabelText("Addresses that take part"), "Deutsch (/de)")
  await create(user)
  const json = box("Experiment as JSON").value
  const before = typed()
  sessionStorage.clear()
  const later = await openGenerator()
  await retype(later, box("Experiment key"), "other")
  await openPasted(later, json)
  await expectFocus(await heading("Experiment “spring”"))
  expect(box("Experiment as JSON").value).toBe(json)
  // A comma comes back as the decimal point of JSON.
  expect(typed()).toEqual(before.map((value) => (value === "0,25" ? "0.25" : value)))
  screen.getByText("The experiment is now in the form.")
})

test("a pasted experiment that breaks a rule fills the form all the same, and the form says what is wrong", async () => {
  const user = await openGenerator()
  await create(user)
  const [first] = JSON.parse(box("Experiment as JSON").value)
  await openPasted(user, JSON.stringify({ ...first, key: "a b", weights: [0.5, 0.48], condition: { country: "DE" } }))
  await expectFocus(await screen.findByRole("alert"))
  expect(box("Experiment key").value).toBe("a b")
  expect(within(screen.getByRole("alert")).getAllByRole("link")).toHaveLength(2)
  screen.getByText(/^Fields that this form cannot keep were left out/)
})

test("another text instead of an experiment is an error at its field, and the form stays as it is", async () => {
  const [text, words] = ['{"features":{}}', /not a redirect experiment/] as const
  const user = await openGenerator()
  await user.type(box("Experiment key"), "spring")
  const before = typed()
  await openPasted(user, text)
  await expectFocus(box("Existing experiment as JSON"))
  screen.getByText(words)
  expect([box("Existing experiment as JSON").value, typed()]).toEqual([text, before])
})

test("what was typed survives a reload and a change of language", async () => {
  const user = await openGenerator()
  await create(user)
  await user.click(button("Add a variant"))
  await user.selectOptions(inVariant(3, "Landing page"), other)
  await retype(user, inVariant(3, "Address"), "/acquisition/about-us")
  const before = typed()
  await user.click(languageLink("Polski"))
  await screen.findByRole("heading", { name: "Eksperyment „spring”" })
  expect(typed()).toEqual(before)
  await reload()
  await waitFor(() => expect(typed()).toEqual(before))
  expect(document.activeElement).toBe(document.body)
})
