import { screen } from "@testing-library/react"
import { expect, test } from "vitest"
import { basis, button, create, evaluate, heading, openGenerator, plan } from "../../../tests/support/splitGenerator"

test("until the plan is met there is no verdict, however large the difference", async () => {
  const user = await openGenerator()
  await plan(user)
  await evaluate(user, "A,3000,300\nB,3010,500")
  await heading("Not yet: there are fewer visitors than planned")
  expect(screen.getByText(/^The plan asks for 3,841 visitors to A; so far, there are 3,000\./)).toBeTruthy()
  expect(screen.getByRole("row", { name: /^B 3,010 .* Not yet$/ })).toBeTruthy()
  expect(screen.queryByText(/Better than/)).toBeNull()
  await evaluate(user, "A,3841,400\nB,3850,600")
  await heading("Better than A: B")
})

test("a plan holds without the visitors a day, which only say how long it takes", async () => {
  const user = await openGenerator()
  await plan(user)
  await evaluate(user, "A,3000,300\nB,3010,500")
  await heading("Not yet: there are fewer visitors than planned")
  await user.clear(screen.getByRole("textbox", { name: "Visitors a day" }))
  await heading("Not yet: there are fewer visitors than planned")
  expect(screen.queryByText(/Better than/)).toBeNull()
})

test("a handful of visitors gets no verdict", async () => {
  const user = await openGenerator()
  await evaluate(user, "A,7,2\nB,7,6")
  await heading("There are too few visitors or conversions for a verdict")
  expect(screen.getByRole("row", { name: /^B 7 .* None: not enough data$/ })).toBeTruthy()
  expect(screen.queryByText(/Better than/)).toBeNull()
})

test("the heading names each variant that differs, beside its change relative to the control", async () => {
  const user = await openGenerator()
  await user.click(button("Add a variant"))
  await evaluate(user, "A,10000,1000\nB,10000,1200\nC,10000,800")
  await heading("Better than A: B\u00A0· Worse than A: C")
  expect(screen.getByRole("row", { name: /^B .* \+2\.00 \(.*\) \+20% Better than A$/ })).toBeTruthy()
  expect(screen.getByRole("row", { name: /^C .* -2\.00 \(.*\) -20% Worse than A$/ })).toBeTruthy()
})

test("no difference is a result, too", async () => {
  const user = await openGenerator()
  await evaluate(user, "A,10000,1000\nB,10000,1001")
  await heading("No difference from A is shown")
})

test("rates below half a percent have a third decimal", async () => {
  const user = await openGenerator()
  await evaluate(user, "A,100000,400\nB,100000,456")
  expect(await screen.findByRole("row", { name: /^B .* 0\.456% \+0\.056 \(-0\.001 to \+0\.113\)/ })).toBeTruthy()
})

test("the decision is copied in words, with what it assumes", async () => {
  const user = await openGenerator()
  await create(user, "spring")
  await evaluate(user, "A,10000,1000\nB,9990,1150")
  expect(basis("Experiment")).toMatch(/^“spring”, created \d{1,2} \w+ \d{4}$/)
  expect(basis("Planned shares")).toBe("A 50% and B 50%")
  expect(basis("Significance level")).toBe("5% (assumed, as there is no plan)")
  expect(basis("Visitors planned")).toBe("None")
  await user.click(button("Copy the result in words"))
  const copied = await navigator.clipboard.readText()
  expect(copied.split("\n")).toEqual([
    "Better than A: B",
    "The shares are as planned.",
    expect.stringMatching(/^A: Visitors 10,000\s· .*Rate 10%\s· .*Verdict Control$/),
    expect.stringMatching(
      /^B: Visitors 9,990\s· .*\+1\.51 \(\+0\.65.to.\+2\.37\)\s· Relative change \+15\.1%\s· Verdict Better than A$/,
    ),
    expect.stringMatching(/^Experiment: “spring”, created/),
    "Planned shares: A 50% and B 50%",
    "Significance level: 5% (assumed, as there is no plan)",
    "Visitors planned: None",
  ])
})
