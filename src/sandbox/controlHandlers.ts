import { http, HttpResponse, type HttpHandler } from "msw"
import { isRecord } from "../lib/isRecord"
import { flagScenarios } from "./data/flagScenarios"
import { sendSample } from "./mails/sendSample"
import { signInCookie } from "./signIn"
import type { World } from "./world"
import type { Fault } from "./worldState"

const base = "*/sandbox/api"

type Fields = Record<string, unknown>

/** The content of a JSON body: one record, a list of them, or nothing. */
function parseJson(text: string): Fields[] {
  const value: unknown = text === "" ? [] : JSON.parse(text)
  return (Array.isArray(value) ? value : [value]).filter(isRecord)
}

/**
 * The fields of the panel's forms, without the empty ones; numbers and flags are recognised by their names and values.
 */
function parseForm(text: string): Fields {
  const fields: Fields = {}
  for (const [name, value] of new URLSearchParams(text)) {
    if (value === "") continue
    if (name === "times" || name === "delayMs" || name === "status") fields[name] = Number(value)
    else fields[name] = value === "on" ? true : value
  }
  return fields
}

async function readFields(request: Request): Promise<Fields[]> {
  const text = await request.text()
  return request.headers.get("content-type")?.includes("form") ? [parseForm(text)] : parseJson(text)
}

/** A form submission shows its page again; everyone else gets the changed part of the state as JSON. */
function done(request: Request, body: unknown): Response {
  const referrer = request.headers.get("referer")
  const isForm = request.headers.get("accept")?.includes("text/html") && referrer !== null
  return isForm
    ? new HttpResponse(null, { status: 303, headers: { location: referrer } })
    : new HttpResponse(JSON.stringify(body), {
        headers: { "content-type": "application/json", "cache-control": "no-store" },
      })
}

function read(name: string, value: () => unknown): HttpHandler {
  return http.get(
    `${base}/${name}`,
    () => new HttpResponse(JSON.stringify(value()), { headers: { "content-type": "application/json" } }),
  )
}

/** Makes a change from the first record of the body (or all of them) and returns what it changed. */
function command(world: World, name: string, change: (fields: Fields, all: Fields[]) => unknown): HttpHandler {
  return http.post(`${base}/${name}`, async ({ request }) => {
    const all = await readFields(request)
    const body = change(all[0] ?? {}, all)
    world.save()
    return done(request, body)
  })
}

/** Whether the fields name the operation that a fault affects. The rest of a fault is optional and not validated. */
function isFault(fields: Fields): fields is Fields & Fault {
  return typeof fields["operation"] === "string" && fields["operation"] !== ""
}

/**
 * Turns a service on by giving its setting the value `sandbox`, or off by removing the setting. With no settings left,
 * defaults.json comes from the host again.
 */
function setSetting(world: World, name: "growthbookClientKey" | "cmpSettingsId", on: boolean): void {
  const { [name]: _, ...others } = world.state.settings ?? {}
  if (on) world.state.settings = { ...others, [name]: "sandbox" }
  else world.state.settings = Object.keys(others).length > 0 ? others : null
}

/** Activates a scenario of flags, together with the client key without which the site requests none. */
function setFlagScenario(world: World, name: unknown, origin: string): void {
  const scenario = Object.entries(flagScenarios).find(([key]) => key === name)?.[1]
  setSetting(world, "growthbookClientKey", scenario !== undefined)
  world.setFeatures({ features: scenario?.features ?? {}, experiments: scenario?.experiments?.(origin) ?? [] })
}

/**
 * The control API with which people and tests control the world over HTTP. GET state, outbox, journal, reports; POST
 * reset, faults (one, a list, or {clear: true}), features, country ({country}), settings (the response of
 * defaults.json, {} included; {clear: true} leaves it to the host), clock ({advanceMs}), consent ({generation,
 * behaviour}: configures a consent management platform; {clear: true} removes it), flags ({scenario}: activates one of
 * the start page's; without one there are no flags), mails ({kind, to, name, language}: does what makes the backend send
 * the message), sign-in ({as}: as in signIn.ts).
 */
export function controlHandlers(world: World): HttpHandler[] {
  return [
    read("state", () => world.state),
    read("outbox", () => world.state.outbox),
    read("journal", () => world.state.journal),
    read("reports", () => world.state.reports),
    command(world, "reset", () => {
      world.reset()
      return {}
    }),
    command(world, "faults", ({ clear }, all) => {
      if (clear) world.state.faults = []
      for (const fault of all.filter(isFault)) world.addFault(fault)
      return world.state.faults
    }),
    command(world, "features", (payload) => {
      // The payload has the SDK's own format, and the SDK validates it.
      world.setFeatures(payload)
      return world.state.featurePayload
    }),
    command(world, "country", ({ country }) => {
      world.state.country = typeof country === "string" ? country : null
      return { country: world.state.country }
    }),
    command(world, "settings", (settings) => {
      world.state.settings = settings["clear"] ? null : settings
      return world.state.settings
    }),
    command(world, "consent", ({ generation, behaviour, clear }) => {
      setSetting(world, "cmpSettingsId", !clear)
      world.state.consent = {
        generation: generation === "v2" ? "v2" : "v3",
        behaviour: behaviour === "silent" || behaviour === "throws" ? behaviour : "ready",
      }
      return world.state.consent
    }),
    http.post(`${base}/flags`, async ({ request }) => {
      const [fields] = await readFields(request)
      setFlagScenario(world, fields?.["scenario"], new URL(request.url).origin)
      return done(request, world.state.featurePayload)
    }),
    http.post(`${base}/sign-in`, async ({ request }) => {
      const [{ as } = {}] = await readFields(request)
      const headers = { "set-cookie": signInCookie(as), "content-type": "application/json" }
      return new HttpResponse(JSON.stringify({ as: as ?? null }), { headers })
    }),
    command(world, "mails", (fields) => {
      sendSample(world, fields)
      return world.state.outbox
    }),
    command(world, "clock", ({ advanceMs }) => {
      world.state.clockOffset += Number(advanceMs ?? 0)
      return { clockOffset: world.state.clockOffset }
    }),
  ]
}
