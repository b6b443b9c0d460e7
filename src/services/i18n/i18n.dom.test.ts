import { afterEach, beforeEach, expect, test, vi } from "vitest"

beforeEach(() => {
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.doUnmock("../../../locales/de/about.json")
  vi.doUnmock("../../../locales/en/about.json")
})

const throwNotFound = () => {
  throw new Error("404")
}

test("each language has its own texts, number formats and plurals", async () => {
  const { ensurePageTexts, i18nFor } = await import("./i18n")
  expect(await ensurePageTexts("pl", ["common", "registration"])).toBe("pl")
  const { t } = i18nFor("pl")
  const counts = [1, 2, 5].map((count) => t("registration:summary.heading", { count }))
  expect(new Set(counts).size).toBe(3)
  expect(t("registration:headingInvited", { inviter: "<b>Ada</b>" })).toContain("<b>Ada</b>")
})

test("a namespace that only part of a page uses is loaded with the next language", async () => {
  const { ensureExtraTexts, ensurePageTexts, i18nFor } = await import("./i18n")
  await ensureExtraTexts("en", "registration")
  await ensurePageTexts("de", ["common"])
  expect(i18nFor("de").t("registration:submit")).toBe("Konto erstellen")
})

test("if a file cannot be loaded, the whole page is in English, which is reported", async () => {
  vi.doMock("../../../locales/de/about.json", throwNotFound)
  const { ensurePageTexts, i18nFor } = await import("./i18n")
  const { queuedProblems } = await import("../monitoring/report")
  expect(await ensurePageTexts("de", ["common", "about"])).toBe("en")
  expect(i18nFor("en").t("about:title")).toBe("About Us")
  expect(queuedProblems()).toEqual([{ name: "texts-missing", detail: "de: common, about" }])
})

test("a part of a page is in English where its file cannot be loaded, with English plurals, until the next attempt", async () => {
  vi.doMock("../../../locales/pl/registration.json", throwNotFound)
  const { ensureExtraTexts, ensurePageTexts, i18nFor } = await import("./i18n")
  await ensurePageTexts("pl", ["common"])
  await ensureExtraTexts("pl", "registration")
  const { t } = i18nFor("pl")
  expect(t("registration:submit")).toBe("Create account")
  expect(t("registration:summary.heading", { count: 3 })).toBe("Please check 3\u00A0fields")
  expect(t("common:errorPrefix")).toBe("Błąd:")
  vi.doUnmock("../../../locales/pl/registration.json")
})

test("a later page retries the language", async () => {
  vi.doMock("../../../locales/de/about.json", throwNotFound)
  const { ensurePageTexts, i18nFor } = await import("./i18n")
  await ensurePageTexts("de", ["common", "about"])
  expect(await ensurePageTexts("de", ["common", "error"])).toBe("de")
  expect(i18nFor("de").t("common:errorPrefix")).toBe("Fehler:")
})

test("offline a page is not replaced by an English one, and comes in its language once online", async () => {
  vi.doMock("../../../locales/de/about.json", throwNotFound)
  const { ensurePageTexts } = await import("./i18n")
  await ensurePageTexts("en", ["common", "about"])
  vi.stubGlobal("navigator", { onLine: false })
  await expect(ensurePageTexts("de", ["common", "about"])).rejects.toThrow(Error)
  vi.unstubAllGlobals()
  expect(await ensurePageTexts("de", ["common"])).toBe("de")
})

test("without the English file there is no page", async () => {
  vi.doMock("../../../locales/en/about.json", throwNotFound)
  const { ensurePageTexts } = await import("./i18n")
  await expect(ensurePageTexts("en", ["about"])).rejects.toThrow(Error)
})
