import { pagesUnder } from "../e2e/support/site"
import { expect, test } from "./support/fixtures"

/** By how many CSS pixels a page is wider than the viewport. Runs in the page. */
function overhang(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth
}

test("every page hydrates, shows its heading and fits the screen", async ({ visitor }) => {
  test.setTimeout(120_000)
  for (const { row, address } of pagesUnder("")) {
    await test.step(row.name, async () => {
      await visitor.open(address)
      await expect.poll(() => visitor.tab.read(() => !("earlyActions" in window))).toBe(true)
      await visitor.sees("heading")
      expect(await visitor.tab.read(overhang)).toBe(0)
    })
  }
})

/** Which questions of the landing page are open while it is printed, and after it. Runs in the page. */
function openAroundPrint(): boolean[][] {
  const questions = [...document.querySelectorAll<HTMLDetailsElement>("main section details")]
  return ["beforeprint", "afterprint"].map((name) => {
    dispatchEvent(new Event(name))
    return questions.map(({ open }) => open)
  })
}

test("the questions of the landing page are open while it is printed", async ({ visitor }) => {
  await visitor.open("")
  const all = (open: boolean) => Array.from({ length: 4 }, () => open)
  await expect.poll(() => visitor.tab.read(openAroundPrint)).toEqual([all(true), all(false)])
})
