import { useEffect, useRef, useState, type FormEvent } from "react"
import { useKeptEntry } from "./entryMemory"
import { isBeingSent } from "./isBeingSent"
import { useSending } from "./useSending"

/** What is wrong with fields, as keys of texts; a field that is in order is absent. */
export type Messages<Values, Message extends string> = Partial<Record<keyof Values, Message>>

/** What makes one form differ from another. */
export interface FormRules<Values extends object, Message extends string> {
  /** The values of a form that nobody has touched; the prerendered page shows them. */
  initial: Values
  /** The values as they stand in the controls. */
  read: (data: FormData) => Values
  /** What a form begins with where nothing has been entered before the page came alive; left out, `initial`. */
  begin?: () => Values
  /** What is wrong with values. */
  check: (values: Values) => Messages<Values, Message>
  /** Takes checked values, one set at a time. */
  send: (values: Values) => Promise<void>
  /** Hears of every change of a value. */
  onValues?: (values: Values) => void
}

interface Refused<Values, Message extends string> {
  messages: Messages<Values, Message>
  values: Values
}

/**
 * Values and errors of a form (product decisions, section 5): no error before the first submit or the blur of a filled
 * field, then live on fields that failed. The controls are read as a whole at every event, since autofill may have filled
 * some without one. Any mix of clicks and Enter sends once.
 */
export function useForm<Values extends object, Message extends string>(rules: FormRules<Values, Message>) {
  const { initial, check, send, onValues } = rules
  type Name = keyof Values
  // A page has no two forms of the same fields.
  const [kept, keep] = useKeptEntry<Values | undefined>(namesIn<Values>(initial).join(" "), undefined)
  const element = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initial)
  const [failed, setFailed] = useState<readonly Name[]>([])
  const [refused, setRefused] = useState<Refused<Values, Message>>()
  const [attempt, setAttempt] = useState(0)
  const { sending, broken, showSending, sendOnce } = useSending()
  const shownValues = () => (element.current ? rules.read(new FormData(element.current)) : values)

  function change(next: Values): Values {
    setValues(next)
    keep(next)
    onValues?.(next)
    return next
  }

  // What was entered before the page came alive is in the controls alone, and stays whatever else is known.
  useEffect(() => {
    const found = shownValues()
    const begun = rules.begin?.()
    const restored = begun && !isSame(begun, initial) ? begun : kept
    setValues(isSame(found, initial) ? (restored ?? found) : found)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page comes alive
  }, [])

  function fail(messages: Messages<Values, Message>) {
    setFailed((known) => [...new Set([...known, ...namesIn(messages)])])
  }

  async function submit() {
    const current = change(shownValues())
    const problems = check(current)
    if (namesIn(problems).length > 0) {
      fail(problems)
      setAttempt((number) => number + 1)
      return
    }
    showSending()
    await send(current)
  }

  return {
    element,
    values,
    messages: shownMessages(check(values), failed, refused, values),
    /** Number of submits that came to nothing because of what was in the form. */
    attempt,
    sending,
    broken,
    setValue: <Field extends Name>(name: Field, value: Values[Field]) =>
      void change({ ...shownValues(), [name]: value }),
    /** Puts a value into a control in which nothing stands. */
    fill: <Field extends Name>(name: Field, value: Values[Field]) => {
      const current = shownValues()
      change({ ...current, [name]: current[name] || value })
    },
    /** Puts values into all controls at once. */
    setValues: (next: Values) => void change(next),
    onChange: () => void change(shownValues()),
    /** For a field that was left; an empty text or an empty box says nothing yet. */
    onBlur: (name: Name) => {
      if (isBeingSent(element.current)) return
      const current = shownValues()
      const message = check(current)[name]
      if (message && current[name]) setFailed((known) => [...new Set([...known, name])])
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      void sendOnce(submit)
    },
    /** Shows what the backend refused, until the value in question changes. */
    refuse: (messages: Messages<Values, Message>, sent: Values) => {
      setRefused({ messages, values: sent })
      setAttempt((number) => number + 1)
    },
  }
}

/** Whether two sets of values hold the same. */
const isSame = <Values extends object>(some: Values, others: Values): boolean =>
  namesIn<Values>(some).every((name) => JSON.stringify(some[name]) === JSON.stringify(others[name]))

function namesIn<Values extends object>(messages: Values | Messages<Values, string>): (keyof Values)[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys types every name as any text
  return Object.keys(messages) as (keyof Values)[]
}

function shownMessages<Values extends object, Message extends string>(
  problems: Messages<Values, Message>,
  failed: readonly (keyof Values)[],
  refused: Refused<Values, Message> | undefined,
  values: Values,
): Messages<Values, Message> {
  const shown: Messages<Values, Message> = {}
  for (const name of namesIn<Values>({ ...problems, ...refused?.messages })) {
    const refusal = refused?.values[name] === values[name] ? refused?.messages[name] : undefined
    const message = (failed.includes(name) && problems[name]) || refusal
    if (message) shown[name] = message
  }
  return shown
}
