import { beforeEach, expect, test, vi } from "vitest"

beforeEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

async function finish(registrationId: string | undefined) {
  const { trackRegistrationFinished } = await import("./trackRegistrationFinished")
  await trackRegistrationFinished({ flow: "default", email: " Ada@Example.COM ", registrationId, onNextPage: false })
  return (await import("./track")).queuedEvents()
}

/** SHA-256 of "ada@example.com" and of "r-1", computed with sha256sum. */
const emailHash = "b5fc85e55755f9e0d030a10ab4429b6b2944855f9a0d60077fe832becbc41d72"
const idHash = "a5fa777a3dc67268caea6eea038ba14177e360dba84e1db44e738dbae137e7ef"

test("address and id are sent as hashes of the trimmed lower-case text", async () => {
  expect(await finish("R-1")).toEqual([
    {
      event: "registration_finished",
      flow: "default",
      email_sha256: emailHash,
      email_sha256_google: emailHash,
      registration_id_sha256: idHash,
    },
  ])
})

test.each(["Ada.Love.Lace@GMail.com", " ada.lovelace@googlemail.com "])(
  "the address %j is also sent as Google compares it, without the dots",
  async (email) => {
    const { trackRegistrationFinished } = await import("./trackRegistrationFinished")
    const { sha256Hex } = await import("../../lib/sha256")
    await trackRegistrationFinished({ flow: "default", email, registrationId: undefined, onNextPage: false })
    const plain = email.trim().toLowerCase()
    expect((await import("./track")).queuedEvents()).toEqual([
      {
        event: "registration_finished",
        flow: "default",
        email_sha256: await sha256Hex(plain),
        email_sha256_google: await sha256Hex(`adalovelace${plain.slice(plain.indexOf("@"))}`),
      },
    ])
  },
)

test("without crypto neither address nor id is sent", async () => {
  vi.stubGlobal("crypto", {})
  expect(await finish("R-1")).toEqual([{ event: "registration_finished", flow: "default" }])
})
