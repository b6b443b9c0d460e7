import type { Plugin } from "vite"

/** A part of a library, and what remains of it. */
type Edit = readonly [part: RegExp, rest: string]

/** A declaration at the start of a line, to the brace that closes it: the first at the same indentation. */
const declaration = (start: string) => new RegExp(`^${start}[^]*?^${/^ */.exec(start)?.[0]}\\};?$`, "gm")

/** Of React DOM: the functions of parts that nothing here renders. Where one is called all the same, it has nothing to do. */
const unusedOfReact = [
  String.raw`[\w$]*(?:FragmentInstance|ViewTransition|SuspenseListComponent|ActivityComponent|ActionState)\w*`,
  // Custom elements; select, beforeinput and events of the mouse that enters or leaves; functions as a form's action.
  String.raw`(?:is|setPropOn)CustomElement|constructSelectEvent|get\w*BeforeInputChars|accumulateEnterLeave\w*`,
  String.raw`extractEvents\$1|requestFormReset(?:\$1)?|scheduleReplayQueueIfNeeded|attemptExplicitHydrationTarget`,
  "defaultOnDefaultTransitionIndicator",
  // Files that components ask for, and the wait for style sheets and pictures before something new is shown.
  String.raw`pre(?:load|init|connect|fetch)\w*|acquireResource|\w*SuspenseyCommit\w*`,
]

/**
 * The parts of React DOM that the site does not use: references to fragments, React's own view transitions (ours are
 * those of src/router), lists of suspended parts, hidden activities, actions of forms, custom elements, files requested
 * by components, the names of components in errors: 11 kB (brotli) of the first screen. `no-restricted-imports` and
 * `forbid-dom-props` in .oxlintrc.json refuse what would need them.
 */
const reactDom: readonly Edit[] = [
  [declaration(String.raw`function (${unusedOfReact.join("|")})\(`), "function $1() {}"],
  [
    declaration(
      "function (getResource|waitForCommitToBeReady|getStackByFiberInDevAndProd|getComponentNameFromType)\\(",
    ),
    "function $1() { return null }",
  ],
  [
    declaration(
      String.raw`(?:(?:FragmentInstance|ViewTransitionPseudoElement|ReactDOMHydrationRoot)\.prototype|ReactDOM\w+)\.\w+ = function`,
    ),
    "",
  ],
  // Attributes of SVG in other namespaces.
  [/^ {4}case "x(?:link|ml)\w+":\n {6}setValueForNamespacedAttribute\([^]*?break;\n/gm, ""],
  // Without what sets it, it is a constant, and what follows it is never reached.
  [/^ {2}shouldStartViewTransition = !1;$/gm, ""],
]

/**
 * The annotations missing from the router's build: creating a context or wrapping a component has no side effects, and
 * neither has a display name. Without them every part of the router stays in, including the data router, its fetchers and
 * its prefetching: 6.8 kB (brotli) of the first screen, of which the bundler's `treeshake.manualPureFunctions` spares
 * 0.05; its `propertyWriteSideEffects: false` removes writes inside React.
 */
const router: readonly Edit[] = [
  [/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, "= /* @__PURE__ */ $1"],
  [/= new (WeakMap|Set|URL)\(/g, "= /* @__PURE__ */ new $1("],
  [/^\w+\.displayName = ".*";$/gm, ""],
]

/** i18next's build is one file of classes, which nothing shakes: 5.1 kB (brotli) of the first screen are not used. */
const i18next: readonly Edit[] = [
  // Texts come from the site's own files (services/i18n), never through a backend.
  [
    declaration("class Connector\\b"),
    "class Connector extends EventEmitter { constructor() { super(); this.state = {} } }",
  ],
  // Figures and dates are formatted before they enter a text.
  [declaration("class Formatter\\b"), "class Formatter { init() {} format(value) { return value } }"],
  // Texts do not refer to other texts.
  [declaration("  nest\\b"), "  nest() { return arguments[0] }"],
  // Keys are strings, not functions.
  [declaration("function (createProxy|keysFromSelector)\\b"), "function $1() {}"],
  [/^ {4}const selectorOpts = \{[^]*?^ {4}\};$/m, "const selectorOpts = {};"],
  // A text into which nothing is put is looked up at once: the long way takes a tenth of the hydration's time.
  [
    /const fixedT = \(key, opts, \.\.\.rest\) => \{/,
    `$& const [path, area = ns] = key.split(":").reverse()
      const text = path.split(".").reduce((texts, name) => texts?.[name], this.store.data[lng]?.[area])
      if (!opts && typeof text === "string" && !text.includes("{{")) return text`,
  ],
  // Languages are those of lib/languages.ts, without a script or a region.
  [declaration("  (formatLanguageCode|getLanguagePartFromCode)\\("), "  $1(code) { return code }"],
  [declaration("  getBestMatchFromCodes\\("), "  getBestMatchFromCodes([code]) { return code }"],
  [declaration("  isSupportedCode\\("), "  isSupportedCode() { return true }"],
  [/^ {8}if \(!this\.checkedLoadedFor\[[^]*?^ {8}\}$/m, ""],
  // No key is missing (npm run check:texts), and no text is a list.
  [/^ {6}if \(!objectNotReturned && [^]*?^ {6}\}$/m, ""],
  [/^ {4}if \(isObjectHit [^]*?^ {4}\} else if [^]*?^ {4}\} else (?=\{)/m, ""],
  [/^ {4}if \(lng\?\.toLowerCase\(\) === 'cimode'[^]*?^ {4}\}$/m, ""],
  [
    declaration("class Logger\\b"),
    "class Logger { init() {} log() {} warn() {} error() {} once() {} create() { return this } }",
  ],
  [/^ *this\.logger\.\w+\(.*\);$/gm, ""],
  [
    declaration(
      "  (reloadResources|getScriptPartFromCode|formatUncached|hydrate|loadNamespaces|loadLanguages|dir|cloneInstance|toJSON|exists|setDefaultNamespace|getUsedParamsDetails|addResources?|remove\\w+|getResourceBundle|needsPlural|getPluralFormsOfKey|getSuffixes)\\(",
    ),
    "  $1() {}",
  ],
]

/** A page is rendered once its texts are there (router/pageLoader.ts): no component waits for them. */
const reactI18next: readonly Edit[] = [
  [declaration("const notReady\\w+ = "), ""],
  [/^ {4}if \(!i18n\) \{[^]*?^ {4}\}$/m, ""],
  [/^ {4}(const calculatedReady = ).*$/m, "    $1true"],
  [/^ {2}(?:let pendingTranslationLoad;\s*|)if \((?:i18n && useSuspense && !ready|!i18n)\) \{[^]*?^ {2}\}$/gm, ""],
  [/^ {2}useEffect\([^]*?^ {2}\}, .*$/m, ""],
  [/^ {2}const \[loadCount, .*$/m, ""],
  [/(const effectiveT = )[^]*? : t;/, "$1t;"],
  // Nobody asks which texts were used, and marks in texts are read by ui/RichText.
  [/^.*\bi18n\??\.reportNamespaces.*$/gm, ""],
  [/^(?:import \{ unescape \} .*| {2}unescape,)$/gm, ""],
]

/**
 * Formik keeps values, errors and what was touched; src/shared/forms/useFormikForm.ts reads the controls, handles their
 * events and submits. Without Formik's own ways to do that, and with native copies in place of lodash's: 8 kB (brotli)
 * of a form.
 */
const formik: readonly Edit[] = [
  [/^import (\w+) from '(?:deepmerge|tiny-warning|hoist-non-react-statics)';$/gm, "const $1 = (value) => value"],
  [/^import (cloneDeep) from .*$/m, "const $1 = (value) => value"],
  [/^import (clone) from .*$/m, "const $1 = (value) => (Array.isArray(value) ? [...value] : { ...value })"],
  [
    /^import (isPlainObject) from .*$/m,
    'const $1 = (value) => Object.prototype.toString.call(value) === "[object Object]"',
  ],
  [
    /^import (toPath) from .*$/m,
    "const $1 = (path) => (Array.isArray(path) ? path : path.split(/[.[\\]]+/).filter(Boolean))",
  ],
  [/^\w+\.(?:displayName|defaultProps) = [^]*?;$/gm, ""],
  // It only compares errors, which are texts by name.
  [/^import (isEqual) from .*$/m, "const $1 = (one, other) => JSON.stringify(one) === JSON.stringify(other)"],
  // Errors come from the schema alone, and a form begins once.
  [/return Promise\.all\(\[runFieldLevel[^]*?^ {4}\}\);$/m, "return runValidationSchema(values);"],
  [/^ {2}useEffect\(function \(\) \{\s*if \([^]*?^ {2}\}, .*;$/gm, ""],
  [
    /^ {2}var (?!dispatch|runA|runValidationS|validateForm|setValues|setTouched|setFieldTouched|setStatus)(\w+) = use(?:Event)?(?:Callback|Memo)\([^]*?^ {2}\}.*;.*$/gm,
    "  var $1;",
  ],
]

/** Of Yup, the kinds of values that no form has, and the ways to define and describe schemas that none uses: 5 kB (brotli). */
const yup: readonly Edit[] = [
  [/^import .* from 'tiny-case';$/m, ""],
  [/^create(?:\$\d)?\.prototype = .*;$/gm, ""],
  [/^(var locale = )/m, "$1/* @__PURE__ */ "],
  [/^let (string|array|object) = \{[^]*?^\};$/gm, "let $1 = {};"],
  // Messages are keys of texts, into which Yup puts nothing.
  [declaration("function printValue\\("), "const printValue = String"],
  // Nobody changes the value with which a field begins.
  [declaration("function clone\\("), "const clone = (value) => value"],
  [declaration("  static fromOptions\\("), ""],
  [/^for \(const (?:method of [^]*?^\};|alias of .*)$/gm, ""],
  [
    declaration(
      String.raw`  (?:get \['~standard'\]|(?:describe|label|meta|concat|strip|oneOf|notOneOf|isValid|length|max|email|url|uuid|datetime|ensure|lowercase|uppercase|compact|of|partial|deepPartial|pick|omit|from|json|exact|stripUnknown|noUnknown|unknown|transformKeys|camelCase|snakeCase|constantCase)\()`,
    ),
    "",
  ],
]

/**
 * urql parses each operation and prints it again, reads answers in parts and sends files; here operations are sent as
 * they are written, and answers are whole (src/services/api/transport.ts): 3.5 kB (brotli).
 */
const urql: readonly Edit[] = [
  [
    /\ba\(e, \{\s*noLocation: !0\s*\}\)/,
    `(([, operation, value]) => ({
      kind: "Document",
      definitions: [{ kind: "OperationDefinition", operation, name: { value } }],
      loc: { source: { body: sanitizeDocument(e) } }
    }))(/^\\s*(query|mutation|subscription)\\s+(\\w+)/m.exec(e))`,
  ],
  [/ \|\| sanitizeDocument\(r\(e\)\)/, ""],
  [/^ {4}if \(\/multipart[^]*?\} else if \(!.*\{\n([^]*?)^ {4}\} else \{[^]*?^ {4}\}$/m, "$1"],
  [/^ {2}if \(i\) \{\n {4}var _loop[^]*?^ {2}\} else \{\n([^]*?)^ {2}\}$/m, "$1"],
  [/^ {4}var a = \(e => \{[^]*?^ {4}return t;$/m, "    return t;"],
  // Nothing is sent in a URL (services/api/client.ts).
  [/^(var makeFetchURL = )[^]*?^\};$/m, "$1(e) => e.context.url;"],
]

const libraries: readonly { file: RegExp; edits: readonly Edit[] }[] = [
  { file: /\/node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/, edits: reactDom },
  { file: /\/node_modules\/react-router\/dist\//, edits: router },
  { file: /\/node_modules\/i18next\/dist\/esm\/i18next\.js$/, edits: i18next },
  { file: /\/node_modules\/react-i18next\/dist\/es\/(?:useTranslation|defaults)\.js$/, edits: reactI18next },
  { file: /\/node_modules\/formik\/dist\/formik\.esm\.js$/, edits: formik },
  { file: /\/node_modules\/yup\/index\.esm\.js$/, edits: yup },
  { file: /\/node_modules\/@urql\/core\/dist\/urql-core-chunk\.mjs$/, edits: urql },
]

/**
 * Leaves out of the browser's build the parts of libraries that the site does not use, where no setting of the bundler
 * does.
 */
export function trimLibraries(): Plugin[] {
  return libraries.map(({ file, edits }) => ({
    name: "trim-libraries",
    enforce: "pre",
    transform: {
      filter: { id: file },
      handler: (whole) => ({ code: edits.reduce((code, [part, rest]) => code.replace(part, rest), whole), map: null }),
    },
  }))
}
