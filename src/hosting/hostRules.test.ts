// @vitest-environment node
import { expect, test } from "vitest"
import { negotiateLanguage } from "./hostRules"

test.each([
  ["", {}, "en"],
  ["?lang=sv", {}, "sv"],
  ["?lang=sv", { cookie: "a=b; lang=de" }, "de"],
  ["?lang=xx", { cookie: "lang=xx" }, "it"],
  ["?acqParams=lang%3Dfr", {}, "fr"],
  ["?acqParams=rc%3DAB12%26lang%3Dfr&x=1", {}, "fr"],
  ["?lang=sv&acqParams=lang%3Dfr", {}, "sv"],
  ["?acqParams=lang%3Dfr", { cookie: "lang=de" }, "de"],
  ["?acqParams=%E0%A4%A", {}, "it"],
])("the start page at %j with %j is in %s", (search, headers, language) => {
  const browser = search === "" ? {} : { "accept-language": "es, it;q=0.9" }
  const url = new URL(`https://www.example.com/acquisition/${search}`)
  expect(negotiateLanguage(url, new Headers({ ...headers, ...browser }))).toBe(language)
})
