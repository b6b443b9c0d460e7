import type { Problem } from "./report"

/** Kinds of problems that any script in the page can cause. */
export const uncaught: ReadonlySet<string> = new Set(["uncaught-error", "unhandled-rejection"])

/**
 * What scripts throw that others put into the page: mail scanners, in-app browsers and their bridges, browsers' own
 * helpers, extensions; and all that a browser tells of an error in another host's script.
 */
const foreignWords = new RegExp(
  [
    "Object Not Found Matching Id",
    "Java object is gone|Java exception was raised|Java bridge method",
    "webkit\\.messageHandlers|__gCrWeb|__firefox__|_AutofillCallbackHandler|WeixinJSBridge|zaloJSV2",
    "instantSearchSDKJSBridge|pcmBridgeCallback|SCDynimacBridge|enable(?:Buttons|DidUser)\\w*Logging|xbrowser|ucbrowser",
    "Receiving end does not exist|message (?:port|channel) closed|Extension context invalidated",
    "chrome\\.runtime|browser\\.runtime|redefine (?:non-configurable )?property:? [\"']?(?:ethereum|solana)|MetaMask|DarkReader",
    "^Script error\\.?$",
  ].join("|"),
  "i",
)

/** The start of the URL of a script, in a stack. */
const scriptUrl = /(?:[a-z-]+-extension|webkit-masked-url|user-script|https?):/i

/**
 * Whether a problem was caused by a script that is not the site's: by its words, or by where it was thrown, which is the
 * first script that its stack names. What the site itself reports never is.
 */
export function isForeign({ name, detail, error }: Problem): boolean {
  if (!uncaught.has(name)) return false
  if (foreignWords.test(detail)) return true
  const stack = error instanceof Error ? error.stack : undefined
  const origin = scriptUrl.exec(stack ?? "")?.[0]
  return origin !== undefined && !origin.startsWith("http")
}
