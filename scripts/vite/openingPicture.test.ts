import { expect, test } from "vitest"
import { preloadOpeningPicture } from "./openingPicture"

const wide = '<source media="(min-width: 60rem)" type="image/avif" srcSet="/wide.avif 1400w" sizes="58vw"/>'
const narrow = '<source type="image/avif" srcSet="/small.avif 480w, /large.avif 828w" sizes="100vw"/>'
const opening = `<picture>${wide}<source type="image/webp" srcSet="/x.webp"/>${narrow}<img fetchPriority="high"/></picture>`

test("the hero picture is preloaded in the crop that will be shown, and in no other", () => {
  document.head.innerHTML = preloadOpeningPicture(`<p>Words</p>${opening}`)
  const links = [...document.head.querySelectorAll("link")].map((link) => ({
    media: link.media,
    srcset: link.getAttribute("imagesrcset"),
    sizes: link.getAttribute("imagesizes"),
  }))
  expect(links).toEqual([
    { media: "(min-width: 60rem)", srcset: "/wide.avif 1400w", sizes: "58vw" },
    { media: "not all and (min-width: 60rem)", srcset: "/small.avif 480w, /large.avif 828w", sizes: "100vw" },
  ])
})

test("a page whose pictures come later preloads none of them", () => {
  expect(preloadOpeningPicture(opening.replace('fetchPriority="high"', 'loading="lazy"'))).toBe("")
  expect(preloadOpeningPicture("<p>Words</p>")).toBe("")
})
