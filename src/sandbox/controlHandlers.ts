import { http, HttpResponse, type HttpHandler } from "msw"
import { isRecord } from "../lib/isRecord"
import { parseJson } from "../lib/parseJson"
import { flagSets } from "./data/flagSets"
import { signInCookie } from "./tokens"
import type { World } from "./world"
import type { Fault } from "./worldState"

const base = "*/sandbox/api"

type Fields = Record<string, unknown>

/**
 * The records of a body, one or a list of them, as JSON; the forms of the sandbox's pages hold it in their field `json`.
 * None if it is anything else, as somebody may have mistyped it there.
 */
async function readFields(request: Request): Promise<Fields[]> {
  const text = await request.text()
  const isForm = request.headers.get("content-type")?.includes("form")
  const value = parseJson(isForm ? new URLSearchParams(text).get("json") : text)
  return (Array.isArray(value) ? value : [value]).filter(isRecord)
}

/** Redirects a form back to its page; any other request gets `body` as JSON. */
function commandResponse(request: Request, body: unknown): Response {
  const referrer = request.headers.get("referer")
  const isForm = request.headers.get("accept")?.includes("text/html") && referrer !== null
  return isForm
    ? new HttpResponse(null, { status: 303, headers: { location: referrer } })
    : new HttpResponse(JSON.stringify(body), {
        headers: { "content-type": "application/json", "cache-control": "no-store" },
      })
}

/**
 * Handles POST: makes a change to the world and saves it.
 * @param change gets the fields of the first record of the body, then all records; returns the body of the response
 */
function commandHandler(world: World, name: string, change: (fields: Fields, all: Fields[]) => unknown): HttpHandler {
  return http.post(`${base}/${name}`, async ({ request }) => {
    const all = await readFields(request)
    const body = change(all[0] ?? {}, all)
    world.save()
    return commandResponse(request, body)
  })
}

/** Whether the fields name the operation that a fault affects. The others are optional and not validated. */
function isFault(fields: Fields): fields is Fields & Fault {
  return typeof fields["operation"] === "string" && fields["operation"] !== ""
}

/**
 * Turns a service on by giving its setting the value `sandbox`, or off by removing the setting. With no settings left,
 * defaults.json comes from the host again.
 */
function switchService(world: World, name: "growthbookClientKey" | "cmpSettingsId", on: boolean): void {
  const { [name]: _, ...others } = world.state.settings ?? {}
  if (on) world.state.settings = { ...others, [name]: "sandbox" }
  else world.state.settings = Object.keys(others).length > 0 ? others : null
}

/**
 * Activates a set of data/flagSets.ts and sets the client key, without which the site requests no flags. A
 * name that is not in that list removes all flags and the key.
 */
function setFlagSet(world: World, name: unknown, origin: string): void {
  const flagSet = Object.entries(flagSets).find(([key]) => key === name)?.[1]
  switchService(world, "growthbookClientKey", flagSet !== undefined)
  world.setFeatures({ features: flagSet?.features ?? {}, experiments: flagSet?.experiments?.(origin) ?? [] })
}

/**
 * The control API, with which people and tests change the world over HTTP.
 *
 * GET: state, with outbox, journal and reports. POST:
 * - state: puts the fields of the body in place of those of the state, such as {country}, the response of countryDetails,
 *   {settings}, that of defaults.json (null leaves it to the host), or {clockOffset}, how far the clock is ahead
 * - reset: restores the start data
 * - faults: adds one or a list; {clear: true} removes all
 * - features: merges the body into the flag service's payload
 * - flags {set}: activates a set of data/flagSets.ts; without one there are no flags
 * - consent {generation, readiness}: configures a consent management platform; {clear: true} removes it
 * - sign-in {as}: sets the cookie of signIn.ts
 */
export function controlHandlers(world: World): HttpHandler[] {
  return [
    http.get(`${base}/state`, () => HttpResponse.json(world.state)),
    commandHandler(world, "state", (fields) => Object.assign(world.state, fields)),
    commandHandler(world, "reset", () => {
      world.reset()
      return {}
    }),
    commandHandler(world, "faults", ({ clear }, all) => {
      if (clear) world.state.faults = []
      for (const fault of all.filter(isFault)) world.addFault(fault)
      return world.state.faults
    }),
    commandHandler(world, "features", (payload) => {
      // The payload has the SDK's own format, and the SDK validates it.
      world.setFeatures(payload)
      return world.state.featurePayload
    }),
    commandHandler(world, "consent", ({ generation, readiness, clear }) => {
      switchService(world, "cmpSettingsId", !clear)
      world.state.consent = {
        generation: generation === "v2" ? "v2" : "v3",
        readiness: readiness === "silent" || readiness === "throws" ? readiness : "ready",
      }
      return world.state.consent
    }),
    http.post(`${base}/flags`, async ({ request }) => {
      const [fields] = await readFields(request)
      setFlagSet(world, fields?.["set"], new URL(request.url).origin)
      return commandResponse(request, world.state.featurePayload)
    }),
    http.post(`${base}/sign-in`, async ({ request }) => {
      const [{ as } = {}] = await readFields(request)
      const headers = { "set-cookie": signInCookie(as), "content-type": "application/json" }
      return new HttpResponse(JSON.stringify({ as: as ?? null }), { headers })
    }),
  ]
}
