import { seedCodes } from "./data/codes"
import { seedMembers } from "./data/members"
import { usualConsent } from "./thirdParties/consentScript"
import { stateVersion, storageKey, type Fault, type FeaturePayload, type Member, type WorldState } from "./worldState"

/** What a world is made with; by default it has the start data and the machine's clock. */
export interface WorldOptions {
  /** The machine's clock, milliseconds since the epoch. */
  now?: () => number
  storage?: Pick<Storage, "getItem" | "setItem">
  settings?: Record<string, unknown>
}

/** The in-memory model of the mocked backend. */
export interface World {
  readonly state: WorldState
  now: () => number
  /** A new id, unique until the next reset. */
  nextId: (kind: string) => string
  reset: () => void
  /** Rereads the state from the storage, after another page may have changed it. */
  reload: () => void
  /** Writes the state to the storage, if there is one. Whoever changes `state` directly calls it afterwards. */
  save: () => void
  addFault: (fault: Fault) => void
  /** Merges a payload into that of the flag service and notifies every open event stream. */
  setFeatures: (payload: Partial<FeaturePayload>) => void
  /** Calls back after each `setFeatures` and `reset`; returns a function that removes the listener. */
  onFeatures: (listener: () => void) => () => void
  /** Marks an account as active and notifies the listeners of `onActivated`. Does not save. */
  activate: (member: Member) => void
  onActivated: (listener: (member: Member) => void) => () => void
}

function initialState(now: number, settings: Record<string, unknown> | null): WorldState {
  return {
    version: stateVersion,
    clockOffset: 0,
    counter: 1,
    country: "DE",
    codes: structuredClone(seedCodes),
    members: seedMembers(now),
    outbox: [],
    waitingList: ["listed@example.com"],
    applications: [],
    phoneVerifications: [],
    links: [],
    answers: {},
    journal: [],
    usagePings: [],
    reports: [],
    faults: [],
    featurePayload: { features: {}, experiments: [], savedGroups: {} },
    settings,
    consent: usualConsent,
  }
}

/** Reads a state that an earlier page wrote; null if there is none, or none of this version. */
function restore(storage: WorldOptions["storage"]): WorldState | null {
  try {
    const state: unknown = JSON.parse(storage?.getItem(storageKey) ?? "null")
    const isState = typeof state === "object" && state !== null && "version" in state && state.version === stateVersion
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the version tells that this module wrote the rest
    return isState ? (state as WorldState) : null
  } catch {
    return null
  }
}

interface ListenerSet<T> {
  add: (listener: (value: T) => void) => () => void
  tell: (value: T) => void
}

function listenerSet<T>(): ListenerSet<T> {
  const listeners = new Set<(value: T) => void>()
  return {
    add(listener: (value: T) => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    tell(value: T) {
      for (const listener of listeners) listener(value)
    },
  }
}

/** Creates a world with the start data, or with the state from the storage. */
export function createWorld(options: WorldOptions = {}): World {
  const { now = Date.now, storage, settings = null } = options
  let state = restore(storage) ?? initialState(now(), settings)
  const featureListeners = listenerSet<void>()
  const activationListeners = listenerSet<Member>()
  const world: World = {
    get state() {
      return state
    },
    now: () => now() + state.clockOffset,
    nextId: (kind) => `${kind}-${state.counter++}`,
    reset() {
      state = initialState(now(), settings)
      world.save()
      featureListeners.tell()
    },
    reload() {
      state = restore(storage) ?? state
    },
    save() {
      try {
        storage?.setItem(storageKey, JSON.stringify(state))
      } catch {
        // If the storage is full or unavailable, the state lives only in this tab's memory.
      }
    },
    addFault(fault) {
      state.faults.push({ ...fault })
      world.save()
    },
    setFeatures(payload) {
      state.featurePayload = { ...state.featurePayload, ...payload }
      world.save()
      featureListeners.tell()
    },
    onFeatures: featureListeners.add,
    activate(member) {
      member.status = "active"
      member.activatedAt = world.now()
      activationListeners.tell(member)
    },
    onActivated: activationListeners.add,
  }
  return world
}
