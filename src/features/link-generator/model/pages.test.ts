// @vitest-environment node
import { expect, test } from "vitest"
import { unknownPages } from "./pages"

test("a mistyped landing page is named once; the start page and the site's own pages are not", () => {
  const pages = ["", "lean", "laen", "viral", "laen", "constructor"]
  expect(unknownPages(pages.map((page) => ({ page })))).toEqual(["laen", "constructor"])
})
