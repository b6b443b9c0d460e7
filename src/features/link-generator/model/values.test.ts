// @vitest-environment node
import { expect, test } from "vitest"
import {
  channelsIn,
  draftOfLink,
  linkCount,
  parametersIn,
  readLinkValues,
  startValues,
  type LinkValues,
} from "./values"

test("channels are one per line, each once", () => {
  expect(channelsIn(" a b \r\n\na b\nc")).toEqual(["a b", "c"])
  expect(channelsIn(" \n ")).toEqual([""])
})

test("parameters are one per line, with all after the first = as their value", () => {
  expect(parametersIn("\r\n a = b=c \nd")).toEqual([
    { name: "a", value: "b=c", line: 2 },
    { name: "d", value: "", line: 3 },
  ])
})

test.each<[Partial<LinkValues>, number]>([
  [{}, 1],
  [{ pages: ["", "lean"], languages: ["de", "pl", ""], channels: "a\nb" }, 12],
  [{ pages: [] }, 0],
])("%j make %i links", (values, count) => {
  expect(linkCount({ ...startValues, ...values })).toBe(count)
})

test("a draft is read back unchanged", () => {
  const values: LinkValues = {
    code: " AB12 ",
    languages: ["", "de"],
    pages: ["lean", ""],
    channels: "a\n b",
    parameters: "a=ä&b\n",
  }
  expect(readLinkValues(new URLSearchParams(draftOfLink(values)))).toEqual(values)
})

test.each(["", "languages=xx&parameterName", "%%%"])("the draft %j does no harm", (draft) => {
  const empty = { code: "", languages: [], pages: [], channels: "", parameters: "" }
  expect(readLinkValues(new URLSearchParams(draft))).toEqual(empty)
})
