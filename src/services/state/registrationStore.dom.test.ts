import { beforeEach, expect, test, vi } from "vitest"

/** The state as a newly loaded document at a path finds it. */
async function load(path: string) {
  vi.resetModules()
  history.replaceState(null, "", path)
  return (await import("./registrationStore")).registrationStore
}

const sent = { sentRegistration: { email: "zoe@example.org", registrationId: "1", resendAt: 1 }, draftSent: true }

const stored = () => JSON.parse(sessionStorage.getItem("registration") ?? "{}").state

beforeEach(() => sessionStorage.clear())

test("the first path of the visit is kept, without its query", async () => {
  const first = await load("/acquisition/de/lean?rc=VALID-0001#x")
  expect(first.getState().sourcePath).toBe("/acquisition/de/lean")
  first.setState({ country: "AT" })
  const second = await load("/acquisition/about-us")
  expect(second.getState().sourcePath).toBe("/acquisition/de/lean")
})

test("the flow outlives the document, except for its second step", async () => {
  const first = await load("/acquisition/lean")
  first.setState({ registrationFlow: "socialRegistration" })
  expect((await load("/acquisition/")).getState().registrationFlow).toBe("socialRegistration")
  first.setState({ registrationFlow: "leanStep2" })
  expect((await load("/acquisition/")).getState().registrationFlow).toBe("leanStep1")
})

test("a submitted registration leaves nothing else in storage", async () => {
  const state = await load("/acquisition/lean")
  state.setState({ registrationFlow: "leanStep1", registrationFirstName: "Zoë", ...sent })
  expect(stored()).toEqual({ sentRegistration: sent.sentRegistration })
})

test("what is entered after a registration survives a reload too", async () => {
  const state = await load("/acquisition/lean")
  state.setState(sent)
  const { saveDraft } = await import("./registrationStore")
  saveDraft({ registrationFirstName: "Adam" })
  expect((await load("/acquisition/lean")).getState()).toMatchObject({
    registrationFirstName: "Adam",
    sentRegistration: sent.sentRegistration,
  })
})

test.each([0, 2, "1", undefined])("a stored copy of version %j is ignored", async (version) => {
  const first = await load("/acquisition/lean")
  first.setState({ registrationFlow: "leanStep1", registrationFirstName: "Zoë", draftAt: Date.now() })
  sessionStorage.setItem("registration", JSON.stringify({ state: stored(), version }))
  expect((await load("/acquisition/viral")).getState()).toMatchObject({
    sourcePath: "/acquisition/viral",
    registrationFlow: "default",
    registrationFirstName: "",
    draftAt: 0,
  })
})
