import { beforeEach, expect, test } from "vitest"
import { recentLinks, saveLinks } from "./recentLinks"

const linkTo = (code: string) => `https://www.example.com/acquisition/?rc=${code}`

beforeEach(() => sessionStorage.clear())

test("the same link is listed once", () => {
  for (const code of ["A", "B", "A"]) saveLinks([linkTo(code)])
  expect(recentLinks()).toEqual([linkTo("A"), linkTo("B")])
})
