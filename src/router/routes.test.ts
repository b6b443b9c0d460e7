import { describe, expect, test } from "vitest"
import { allPrefixes } from "./prefixes"
import { routeTable, type routeNamed } from "./routeTable"
import { routeAt, routerPath } from "./routes"

describe.each(allPrefixes())("under the prefix %j", (prefix) => {
  test.each(routeTable.map(({ name, path }) => [name, path.replace("*", "terms")] as const))("%s", (name, path) => {
    const address = `/${[prefix, path].filter(Boolean).join("/")}`
    const route = { id: `${name}___${prefix || "en___default"}`, name, prefix, path }
    expect(routeAt(address)).toEqual(route)
    expect(routeAt(`${address.replace(/\/$/, "")}/`)).toEqual(route)
  })

  test("serves the second step of social sign-up at every URL with its suffix", () => {
    for (const path of [
      "social-registration-second-step",
      "a/b/social-registration-second-step",
      "A/Social-Registration-Second-Step",
    ]) {
      expect(routeAt(`/${[prefix, path].filter(Boolean).join("/")}`)).toMatchObject({
        name: "registration-social-registration-second-step",
        prefix,
      })
    }
    expect(routeAt("/anti-social-registration-second-step")).toBeUndefined()
  })
})

test.each(["/nope", "/de/nope", "/xx/about-us", "/about-us/more", "/DE2", "/registration", "/error/500", "/content"])(
  "%s is not a page",
  (path) => {
    expect(routeAt(path)).toBeUndefined()
  },
)

test.each([
  ["/LEAN", "", "lean"],
  ["/DE/Registration/ActivateAccount", "de", "registration/activateaccount"],
  ["/content/AGB-DE", "", "content/AGB-DE"],
] as const)("the page at %s is that of the path in lower case, except for an id", (address, prefix, path) => {
  expect(routeAt(address)).toMatchObject({ prefix, path })
})

test.each([
  ["/acquisition/", "/"],
  ["/acquisition", "/"],
  ["/acquisition/de/about-us", "/de/about-us"],
  ["/elsewhere", "/"],
  ["/acquisitions/de", "/"],
])("the URL %s has the router path %s", (address, path) => {
  expect(routerPath(address)).toBe(path)
})

test("every page is listed once, by name and by path", () => {
  expect(new Set(routeTable.map(({ name }) => name)).size).toBe(routeTable.length)
  expect(new Set(routeTable.map(({ path }) => path)).size).toBe(routeTable.length)
})

test("four kinds of page are indexable, and activation runs without analytics (specification section 2)", () => {
  const named = (wanted: (row: ReturnType<typeof routeNamed>) => boolean) =>
    routeTable.filter((row) => wanted(row)).map(({ name }) => name)
  expect(named(({ indexable }) => indexable)).toEqual(["landing", "about-us", "accessibility", "membership-interest"])
  expect(named(({ analytics }) => !analytics)).toEqual(["registration-activateaccount"])
})
