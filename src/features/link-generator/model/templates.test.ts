// @vitest-environment node
import { expect, test } from "vitest"
import { formatTemplates, mergeTemplates, readTemplateFile, parseStoredTemplates } from "./templates"
import { noUtm } from "./utm"

const mail = { name: "Newsletter", utm: { ...noUtm, source: "{channel}", medium: "email", campaign: "{campaign}" } }
const card = { name: "Card", utm: { ...noUtm, source: "card", medium: "print", campaign: "{campaign}", id: "7" } }

test("templates come back from a file as they were", () => {
  expect(readTemplateFile(formatTemplates([mail, card]))).toEqual({ templates: [mail, card] })
  expect(readTemplateFile(`\uFEFF${formatTemplates([mail])}`)).toEqual({ templates: [mail] })
})

const fileOf = (...templates: unknown[]) => JSON.stringify({ format: "utm-templates", version: 1, templates })

test.each([
  ["", { problem: "templates.file.json" }],
  ["{", { problem: "templates.file.json" }],
  ["null", { problem: "templates.file.format" }],
  ['{"templates":[]}', { problem: "templates.file.format" }],
  ['{"format":"utm-templates","templates":{}}', { problem: "templates.file.format" }],
  [fileOf(), { problem: "templates.file.empty" }],
  [fileOf(7), { problem: "templates.file.template", template: "1", reason: "channels.error.nameMissing" }],
  [
    fileOf(mail, { ...mail, name: "newsletter " }),
    { problem: "templates.file.template", template: "newsletter", reason: "channels.error.nameTwice" },
  ],
  [
    fileOf(mail, { ...card, utm: { ...card.utm, source: "My Card" } }),
    { problem: "templates.file.template", template: "Card", reason: "utm.error.upperCase" },
  ],
])("%j is no file of templates", (text, problem) => {
  expect(readTemplateFile(text)).toEqual(problem)
})

test.each([null, "{", "null", "7", "[7, null, {}]"])("nothing usable is stored in %j", (text) => {
  expect(parseStoredTemplates(text)).toEqual([])
})

test("what is stored is kept, also unfinished", () => {
  expect(parseStoredTemplates(JSON.stringify([mail, { name: "draft" }]))).toEqual([mail, { name: "draft", utm: noUtm }])
})

test("a template of the same name is replaced", () => {
  const other = { ...card, name: "newsletter" }
  expect(mergeTemplates([mail, card], [other])).toEqual([card, other])
})
