import { expect, test } from "vitest"
import { isForeign } from "./foreignErrors"
import { detailOf } from "./report"

const uncaught = (error: unknown, name = "unhandled-rejection") => ({ name, detail: detailOf(error), error })

function errorWith(message: string, stack: string): Error {
  return Object.assign(new Error(message), { stack: `Error: ${message}\n${stack}` })
}
const ours = "    at send (https://www.example.com/acquisition/assets/mountPage-a1.js:1:20)"

test.each([
  ["a mail scanner's", "Object Not Found Matching Id:2, MethodName:update, ParamCount:4"],
  [
    "a mail scanner's, inside a sentence",
    new Error("Non-Error: Object Not Found Matching Id:31, MethodName:simulateEvent"),
  ],
  ["an in-app browser's on Android", new Error("Error invoking postMessage: Java object is gone")],
  [
    "an in-app browser's on iOS",
    new TypeError("undefined is not an object (evaluating 'window.webkit.messageHandlers.pay.postMessage')"),
  ],
  ["a browser's own script on iOS", new TypeError("undefined is not an object (evaluating '__gCrWeb.instantiate')")],
  ["a form filler's", new ReferenceError("Can't find variable: _AutofillCallbackHandler")],
  ["another host's script", "Script error."],
  ["an extension's message", new Error("Could not establish connection. Receiving end does not exist.")],
  ["a wallet's", new TypeError("Cannot redefine property: ethereum")],
  ["an extension's, by its file", errorWith("x", `    at f (chrome-extension://abc/inject.js:1:2)\n${ours}`)],
  ["an extension's in Safari", errorWith("x", "f@webkit-masked-url://hidden/:2:3")],
  ["a script that an app has injected", errorWith("x", "@user-script:1:23")],
])("%s error is foreign", (_whose, error) => {
  expect(isForeign(uncaught(error))).toBe(true)
  expect(isForeign(uncaught(error, "uncaught-error"))).toBe(true)
})

test.each([
  ["an error of the site", errorWith("x is undefined", ours)],
  [
    "one that an extension has only passed on",
    errorWith("x", `${ours}\n    at f (chrome-extension://abc/inject.js:1:2)`),
  ],
  [
    "a chunk that is missing",
    new TypeError("Failed to fetch dynamically imported module: https://www.example.com/a.js"),
  ],
  ["a text", "number 7"],
  ["nothing", undefined],
])("%s is the site's", (_what, error) => {
  expect(isForeign(uncaught(error))).toBe(false)
})

test("what the site itself reports is never foreign", () => {
  expect(isForeign({ name: "step-failed", detail: "Object Not Found Matching Id:2" })).toBe(false)
})
