import { expect, test } from "vitest"
import { fillText } from "./localeTexts.ts"

test.each([
  ['{"a":"{{brand}}, start page"}', "en", { a: "Lisière, start page" }],
  ['{"a":"up to {{fact.discount}} off"}', "en", { a: "up to 75% off" }],
  ['{"a":"bis zu {{fact.labels}} / {{fact.labels}}"}', "de", { a: "bis zu 3.000 / 3.000" }],
  ['{"a":"{{fact.rating}}"}', "sv", { a: "4,8" }],
  // Run-time placeholders stay.
  ['{"a":"{{inviter}} and {{count}}"}', "en", { a: "{{inviter}} and {{count}}" }],
])("%s in %s", (json, language, texts) => {
  expect(JSON.parse(fillText(json, language, "Lisière"))).toEqual(texts)
})

test("a name with quotes or dollar signs is inserted literally", () => {
  expect(JSON.parse(fillText('{"a":"{{brand}}!"}', "en", 'A "B" \\ $& $1'))).toEqual({ a: 'A "B" \\ $& $1!' })
})

test.each(["price", "toString", "constructor"])("a figure named %s does not exist, which fails the build", (name) => {
  expect(() => fillText(`{"a":"{{fact.${name}}}"}`, "de", "Lisière")).toThrow(
    `locales/de: there is no fact named ${name}`,
  )
})
