// @vitest-environment node
import { expect, test } from "vitest"
import { shareCardIn } from "./shareCard"

const tags = (title: string, image = "https://shop.example/acquisition/share-en.jpg") =>
  `<meta property="og:title" content="${title}"/><meta property="og:description" content="By invitation"/>` +
  `<meta property="og:image" content="${image}"/><meta property="og:image:width" content="1200"/>`

test("the card is what the page's tags say, with a picture of the page's own host", () => {
  expect(shareCardIn(`<head>${tags("Mode &amp; mehr, &quot;nur&quot; f&#x27;r &lt;Sie&gt;")}</head>`)).toEqual({
    title: 'Mode & mehr, "nur" f\'r <Sie>',
    description: "By invitation",
    picture: "/acquisition/share-en.jpg",
  })
})

test.each([
  ["without tags", "<title>x</title>"],
  ["without a title", tags("")],
  ["whose picture has no URL", tags("x", "share.jpg")],
])("a page %s has no card", (_what, html) => {
  expect(shareCardIn(html)).toBeUndefined()
})
