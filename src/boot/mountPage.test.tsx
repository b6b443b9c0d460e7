import { screen, waitFor } from "@testing-library/react"
import type { Root } from "react-dom/client"
import { afterEach, expect, test, vi } from "vitest"
import { createTestServer } from "../../tests/support/sandbox"

createTestServer()

/** What the product has rendered, so that a test can unmount it. */
const roots = vi.hoisted(() => [] as Root[])

vi.mock("react-dom/client", async (importReal) => {
  const real = await importReal<typeof import("react-dom/client")>()
  const kept =
    <Input extends unknown[]>(make: (...input: Input) => Root) =>
    (...input: Input) => {
      const root = make(...input)
      roots.push(root)
      return root
    }
  return { ...real, createRoot: kept(real.createRoot), hydrateRoot: kept(real.hydrateRoot) }
})

afterEach(() => {
  for (const root of roots.splice(0)) root.unmount()
  document.body.replaceChildren()
  document.head.replaceChildren()
  document.cookie = "lang=; Max-Age=0; Path=/"
  history.replaceState(null, "", "/acquisition/")
})

/** Puts a built file into the document, as if the browser had parsed it, at a URL. */
async function openFile(file: string, address?: string): Promise<HTMLElement> {
  vi.resetModules()
  const { pages, render } = await import("../prerender")
  const page = pages().find((candidate) => candidate.file === file)
  if (!page) throw new Error(`the build writes no ${file}`)
  const { head, body, routeId } = await render(page)
  document.documentElement.lang = page.language
  document.head.innerHTML = head
  document.body.innerHTML = `<div id="root" data-route="${routeId}">${body}</div>`
  history.replaceState(null, "", address ?? page.url)
  const root = document.getElementById("root")
  if (!root) throw new Error("there is no root")
  return root
}

/** Starts the entry as the browser does. */
async function boot() {
  vi.resetModules()
  const { runEntrySteps } = await import("./steps")
  runEntrySteps()
  const { mountPage } = await import("./mountPage")
  const { queuedProblems } = await import("../services/monitoring/report")
  await mountPage()
  return { queuedProblems }
}

const countInHead = (selector: string) => document.head.querySelectorAll(selector).length

test.each(["before its code is there", "before React has taken over"])("Back %s shows its page", async (moment) => {
  await openFile("about-us/index.html")
  vi.resetModules()
  const { runEntrySteps } = await import("./steps")
  runEntrySteps()
  const { mountPage } = await import("./mountPage")
  const mounted = mountPage()
  if (moment === "before React has taken over") await mounted
  history.replaceState(null, "", "/acquisition/")
  await mounted
  expect(await screen.findByRole("textbox", { name: "Enter your code" })).toBeTruthy()
})

test.each(["de/index.html", "pl/registration/formfinished/index.html"])("%s hydrates as it is", async (file) => {
  const root = await openFile(file)
  const elements = [...root.querySelectorAll("*")]
  const title = document.title
  const { queuedProblems } = await boot()
  // React adds a property named __react… to each element that it has hydrated.
  await waitFor(() => expect(Object.keys(root.querySelector("h1") ?? {}).join()).toContain("__react"))
  expect([...root.querySelectorAll("*")]).toEqual(elements)
  expect(document.title).toBe(title)
  expect([countInHead("title"), queuedProblems()]).toEqual([1, []])
})

test("what a translator has changed before hydration is not reported as a failure of the page", async () => {
  const root = await openFile("about-us/index.html")
  root.dataset.language = "en"
  document.documentElement.lang = "es"
  for (const text of root.querySelectorAll("main p")) text.innerHTML = "<font><font>Otras palabras</font></font>"
  const { queuedProblems } = await boot()
  await waitFor(() => expect(Object.keys(root.querySelector("h1") ?? {}).join()).toContain("__react"))
  expect(queuedProblems()).toEqual([])
})

test("the start page is rendered again in the visitor's language, including the head", async () => {
  await openFile("index.html")
  document.cookie = "lang=de; Path=/"
  await boot()
  expect(await screen.findByLabelText("Geben Sie Ihren Code ein")).toBeTruthy()
  expect(document.documentElement.lang).toBe("de")
  await waitFor(() => expect([countInHead("title"), countInHead("link[rel=canonical]")]).toEqual([1, 1]))
})

test("a file served for another URL is replaced by the right page", async () => {
  await openFile("error/404/index.html", "/acquisition/fr/about-us")
  await boot()
  await waitFor(() => expect(document.documentElement.lang).toBe("fr"))
  expect(await screen.findByRole("heading", { level: 1, name: "À propos de nous" })).toBeTruthy()
  await waitFor(() => expect(countInHead("meta[name=robots]")).toBe(0))
})

test("an unknown URL leads to the not-found page, in the language of the URL", async () => {
  await openFile("error/404/index.html", "/acquisition/de/nope/nope")
  await boot()
  expect(await screen.findByRole("heading", { level: 1, name: "Diese Seite ist nicht zu finden" })).toBeTruthy()
  expect(location.pathname).toBe("/acquisition/de/error/404")
})

test("a page whose code cannot be loaded stays readable and says that it cannot be used", async () => {
  const root = await openFile("index.html")
  const text = root.textContent
  vi.resetModules()
  vi.doMock("../pages/landing/page.tsx", () => {
    throw new Error("the chunk is gone")
  })
  const { startSite } = await import("./steps")
  await startSite()
  vi.doUnmock("../pages/landing/page.tsx")
  expect(document.documentElement.dataset.failed).toBe("")
  expect(root.textContent).toBe(text)
  delete document.documentElement.dataset.failed
})
