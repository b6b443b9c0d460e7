import { api } from "../pages/commandButton"
import { pageAddress, readScenario, type Scenario } from "../scenarios/scenarioLink"
import { storageKey } from "../worldState"
import { takeStep, untilHydrated } from "./takeStep"

async function send(name: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const response = await fetch(`${api}/${name}`, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { accept: "application/json" },
  })
  if (!response.ok) throw new Error(`The sandbox answered ${name} with ${response.status}.`)
}

/** Forgets the visitor: everything that the site has stored, but not the mocked backend's own state. */
function forgetVisitor(): void {
  for (const [, name] of document.cookie.matchAll(/(?:^|; )([^=;]+)=/g)) document.cookie = `${name}=; Max-Age=0; Path=/`
  try {
    sessionStorage.clear()
    for (const key of Object.keys(localStorage)) if (key !== storageKey) localStorage.removeItem(key)
  } catch {
    // A browser that refuses storage has nothing to forget.
  }
}

async function prepare({ fresh, commands = [], language = "en" }: Scenario): Promise<void> {
  if (fresh) {
    forgetVisitor()
    await send("reset", {})
  }
  for (const { name, fields } of commands) {
    // The language of a message is that of the scenario.
    await send(name, name === "mails" ? { language, ...fields } : fields)
  }
}

async function play(frame: HTMLIFrameElement, say: (text: string) => void): Promise<void> {
  const scenario = readScenario(new URLSearchParams(location.search))
  const { page = "", language, steps = [] } = scenario
  await prepare(scenario)
  const address = pageAddress(page, language)
  // With no screen to imitate and no step to take, the page needs no frame.
  if (scenario.frame === undefined && steps.length === 0) {
    location.replace(address)
    return
  }
  say("The page is loading…")
  frame.src = address
  if (steps.length > 0) await untilHydrated(frame)
  for (const step of steps) await takeStep(frame, step)
  say("Ready.")
}

/** On the play page: plays the scenario in the URL, and says which step failed. */
export async function playScenario(): Promise<void> {
  const frame = document.querySelector<HTMLIFrameElement>("#play-frame")
  const status = document.querySelector("#play-status")
  if (!frame || !status) return
  const say = (text: string) => {
    status.textContent = text
  }
  await play(frame, say).catch((error: unknown) => {
    say(`The scenario stopped: ${error instanceof Error ? error.message : String(error)}`)
  })
}
