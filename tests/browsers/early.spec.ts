import { expectMail, namesIn, newEmail, sent } from "../e2e/support/journey"
import { startInPieces } from "../e2e/support/inPieces"
import { text } from "../e2e/support/texts"
import { expect, test } from "./support/fixtures"
import { fillForm } from "./support/visitor"

test.use({ waitsForLoad: false })

/**
 * Starts a host in front of another one that holds back the entry script, without which no page comes alive; were all
 * scripts held, they would take every connection that a browser opens to a host.
 */
async function holdEntry(origin: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const isEntry = (url: string) => /\/assets\/early-[^/]*\.js$/.test(url)
  const host = await startInPieces(origin, { whenAllowed: async (url) => void (isEntry(url) && (await released)) })
  return { ...host, release }
}

test("what is entered and sent before the page is alive is registered, once", async ({ visitor, server, world }) => {
  const names = namesIn("de")
  const host = await holdEntry(server.url)
  try {
    await visitor.open(`${host.url}/acquisition/de?rc=NULLS-0001`)
    await fillForm(visitor, names)
    await visitor.clicks("button", names.create)
    host.release()
    await visitor.sees("heading", names.finished)
    expect(sent(world, "registerCustomer")).toMatchObject([
      { variables: { input: { firstName: "Ada", lastName: "Nowak", email: newEmail, country: "PL" } } },
    ])
    expectMail(world, "de")
  } finally {
    host.release()
    await host.stop()
  }
})

test("a refused code makes way for the reason, the next for what was entered", async ({ visitor, server, world }) => {
  const names = namesIn("en")
  const host = await holdEntry(server.url)
  try {
    await visitor.open(`${host.url}/acquisition/?rc=EXPIRED-0001`)
    await fillForm(visitor, names)
    await visitor.clicks("button", names.create)
    host.release()
    const alert = await visitor.sees("alert")
    expect(await alert.read((element) => element.textContent)).toContain(text("en", "landing:codeError.expired"))
    await visitor.fills(names.code, "VALID-0001")
    await visitor.clicks("button", names.register)
    await visitor.holds("textbox", names.email, newEmail)
    expect(sent(world, "registerCustomer")).toEqual([])
  } finally {
    host.release()
    await host.stop()
  }
})
