import { api } from "../pages/page"
import { pageAddress, readSwitches } from "../scenarios/scenarioLink"
import { stepsTo, wholeScenario } from "../scenarios/scenarios"
import { storageKey } from "../worldState"
import { takeStep, untilHydrated } from "./takeStep"

type Whole = ReturnType<typeof wholeScenario>

async function send(name: string, fields: object): Promise<void> {
  const response = await fetch(`${api}/${name}`, { method: "POST", body: JSON.stringify(fields) })
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

function seeOnboarding(): void {
  try {
    localStorage.setItem("onboardingSeen", "1")
  } catch {
    // Where storage is refused, the onboarding opens.
  }
}

async function prepare({ lasting, onboarding, commands }: Whole): Promise<void> {
  if (!lasting) {
    forgetVisitor()
    await send("reset", {})
  }
  if (!onboarding) seeOnboarding()
  for (const { name, fields } of commands) await send(name, fields)
}

async function play(frame: HTMLIFrameElement, say: (text: string) => void): Promise<void> {
  const query = new URLSearchParams(location.search)
  const name = query.get("scenario") ?? ""
  const switches = readSwitches(query)
  const scenario = wholeScenario(name)
  const language = scenario.language ?? switches.language
  const steps = stepsTo(name)
  await prepare(scenario)
  const address = pageAddress(scenario.page, language)
  // With no screen to imitate and no step to take, the page needs no frame.
  if (frame.getAttribute("width") === null && steps.every((step) => "see" in step)) {
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
