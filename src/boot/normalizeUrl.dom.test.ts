import { afterEach, expect, test } from "vitest"
import { queuedProblems } from "../services/monitoring/report"
import { normalizeUrl } from "./normalizeUrl"

afterEach(() => {
  history.replaceState(null, "", "/acquisition/")
  document.cookie = "acq_stay=; Max-Age=0; Path=/"
})

function tidied(address: string, state: unknown = null) {
  history.replaceState(state, "", address)
  normalizeUrl()
  const given: unknown = history.state
  return { address: location.pathname + location.search + location.hash, state: given }
}

test.each([
  ["/acquisition/", "/acquisition/"],
  ["/acquisition", "/acquisition/"],
  ["/acquisition/?acqParams=rc%3DAB12%26email%3Da%252Bb%2540x.de", "/acquisition/?rc=AB12&email=a%2Bb%40x.de"],
  ["/acquisition/de?acqParams=rc%3DAB12&rc=TOP1", "/acquisition/de?rc=TOP1"],
])("%s becomes %s", (address, tidy) => {
  expect(tidied(address)).toEqual({ address: tidy, state: null })
})

test("a path that looks like another host stays on this host", () => {
  history.replaceState(null, "", `${location.origin}//attacker.example/x?acqParams=rc%3DAB12`)
  normalizeUrl()
  expect(location.href).toBe(`${location.origin}//attacker.example/x?rc=AB12`)
})

test("what cannot be unpacked is reported, not thrown", () => {
  tidied("/acquisition/?acqParams=%E0%A4")
  expect(queuedProblems()).toContainEqual({ name: "acq-params-invalid", detail: "nested, broken or too long" })
})

test.each([
  ["/acquisition/lobby?token=a.b.c", "/acquisition/lobby", { token: "a.b.c" }],
  ["/acquisition/de/lobby?x=1&token=a.b.c&y=2#z", "/acquisition/de/lobby?x=1&y=2#z", { token: "a.b.c" }],
  ["/acquisition/lobby?activationId=id%2B1", "/acquisition/lobby", { activationId: "id+1" }],
  ["/acquisition/lobby?acqParams=token%3Da.b.c%26rc%3DAB12", "/acquisition/lobby?rc=AB12", { token: "a.b.c" }],
])("%s becomes %s and keeps the secret in the history entry", (address, tidy, usr) => {
  expect(tidied(address)).toEqual({ address: tidy, state: { usr } })
})

test("the existing state of the history entry is kept", () => {
  const state = { key: "k", usr: { repeated: true } }
  expect(tidied("/acquisition/lobby?token=a.b.c", state).state).toEqual({
    key: "k",
    usr: { repeated: true, token: "a.b.c" },
  })
  expect(tidied("/acquisition/?acqParams=a%3D1", state)).toEqual({ address: "/acquisition/?a=1", state })
})

test("a query hidden by the head script is restored, except for its secrets", () => {
  const state = { search: "?rc=AB12&token=a.b.c", key: "k" }
  expect(tidied("/acquisition/lobby#z", state)).toEqual({
    address: "/acquisition/lobby?rc=AB12#z",
    state: { key: "k", usr: { token: "a.b.c" } },
  })
  expect(tidied("/acquisition/", { search: "?acqParams=rc%3DAB12" })).toEqual({
    address: "/acquisition/?rc=AB12",
    state: {},
  })
})

test("hosts are told not to redirect once a history entry holds a secret", () => {
  tidied("/acquisition/about-us?rc=AB12")
  expect(document.cookie).not.toContain("acq_stay")
  tidied("/acquisition/about-us?token=a.b.c")
  expect(document.cookie).toContain("acq_stay=1")
})
