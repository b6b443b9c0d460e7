import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { createToken, tokenSamples } from "../../sandbox/tokens"

const root = document.documentElement

beforeEach(() => {
  vi.resetModules()
  root.dataset.invited = ""
})
afterEach(() => {
  delete root.dataset.invited
  delete root.dataset.tokenRead
  root.removeAttribute("style")
  document.body.replaceChildren()
  history.replaceState(null, "", "/acquisition/")
})

/** Runs the page's own inline script at a query, with the history state that the head script leaves. */
async function open(query: string, state: unknown = null): Promise<void> {
  history.replaceState(state, "", `/acquisition/lobby${query}`)
  await import("./showTokenForm")
}

const shown = () => [root.dataset.tokenRead, root.dataset.invited, root.style.getPropertyValue("--token-email")]
const withEmail = ["", "", '"waiting@example.com"']
const withoutForm = [undefined, undefined, ""]
const { token } = tokenSamples.withEmail

test.each([
  ["in the URL", `?token=${token}`, null],
  ["inside acqParams", `?acqParams=rc%3DAB12%26token%3D${token}`, null],
  ["that the head script has moved", "", { search: `?token=${token}` }],
  ["of a reloaded page", "?rc=AB12", { usr: { token } }],
])("a token %s shows the form", async (_where, query, state) => {
  await open(query, state)
  expect(shown()).toEqual(withEmail)
})

test.each(["withoutEmail", "notJson", "notBase64", "notAToken", "expired"] as const)(
  "the token %s shows no form, even to a visitor with a code",
  async (sample) => {
    await open(`?token=${encodeURIComponent(tokenSamples[sample].token)}`)
    expect(shown()).toEqual(withoutForm)
  },
)

test("without a token there is no form, nor after joining the waiting list", async () => {
  await open("")
  expect(shown()).toEqual(withoutForm)
  vi.resetModules()
  await open("", { usr: { token, joined: true } })
  expect(shown()).toEqual(withoutForm)
})

test("an address cannot end the string that it is put into", async () => {
  const email = String.raw`"; color: red; \"@example.com`
  await open(`?token=${createToken({ email })}`)
  expect(root.style).toHaveLength(1)
  expect(root.style.getPropertyValue("--token-email")).toBe(JSON.stringify(email))
})

test("the locked field holds the address as soon as it is there", async () => {
  await open(`?token=${token}`)
  document.body.innerHTML = '<input id="registration-email" readonly>'
  document.dispatchEvent(new Event("readystatechange"))
  expect(document.querySelector("input")?.value).toBe("waiting@example.com")
})
