import { describe, expect, test } from "vitest"
import { openSandboxPage as open, origin, scenarioOf } from "../../../tests/support/sandboxPage"
import { addMember, sendActivationMail } from "../resolvers/accounts"
import { createWorld } from "../world"

describe("the outbox", () => {
  function twoMails() {
    const world = createWorld()
    sendActivationMail(world, addMember(world, "first@example.org", "Ada", "pending"), "en")
    sendActivationMail(world, addMember(world, "second@example.org", "<b>Bo</b>", "pending"), "sv")
    return world
  }

  test("shows the newest e-mail first, in its language, with the link to click", () => {
    const world = twoMails()
    const page = open("/acquisition/sandbox/outbox", world)
    const article = page.querySelector("article")
    expect(article?.lang).toBe("sv")
    expect(article?.textContent).toContain("second@example.org")
    expect(article?.querySelector("iframe")?.getAttribute("srcdoc")).toContain("Hej &lt;b&gt;Bo&lt;/b&gt;,")
    expect(article?.querySelector("a")?.textContent).toBe("Aktivera mitt konto")
    expect(article?.querySelector("a")?.getAttribute("href")).toBe(world.state.outbox[1]?.linkPath)
    const listed = [...page.querySelectorAll(".messages strong")].map(({ textContent }) => textContent)
    expect(listed).toEqual(["Bekräfta din e-\u2060postadress", "Verify your email address"])
  })

  test("shows another message, in a colour scheme, as text and as what is sent", () => {
    const world = twoMails()
    const address = `/acquisition/sandbox/outbox?message=${world.state.outbox[0]?.id}`
    const shown = (view: string) => open(`${address}&view=${view}`, world).querySelector("article")
    expect(shown("dark")?.querySelector("iframe")?.getAttribute("srcdoc")).toContain("@media all")
    expect(shown("light")?.querySelector("iframe")?.getAttribute("srcdoc")).toContain("@media not all")
    expect(shown("text")?.querySelector("pre")?.textContent).toContain(
      `Hello Ada,\n\nOne click, and your Lisière membership is active. It is free and without obligation.\n\nActivate my account\n${origin}/acquisition/registration/activateaccount?`,
    )
    expect(shown("source")?.querySelector("pre")?.textContent).toContain("Content-Type: multipart/alternative")
  })

  test("gives the message as a file, and as a link that sends it again", () => {
    const page = open("/acquisition/sandbox/outbox", twoMails())
    const [file, share] = page.querySelectorAll<HTMLAnchorElement>("p.actions a")
    expect(file?.download).toBe("activation-sv.eml")
    expect(decodeURIComponent(file?.href ?? "")).toContain("\r\nTo: <second@example.org>\r\n")
    expect(scenarioOf(share)).toMatchObject({
      language: "sv",
      fresh: true,
      page: "sandbox/outbox",
      commands: [{ name: "mails", fields: { kind: "activation", to: "second@example.org", name: "<b>Bo</b>" } }],
    })
  })

  test("says so when it is empty", () => {
    expect(open("/acquisition/sandbox/outbox").querySelector("main")?.textContent).toContain(
      "Nothing has been sent yet",
    )
  })
})
