import type { Plugin } from "vite"

/** A part of a library, and what remains of it. */
type Edit = readonly [part: RegExp, rest: string]

/** A declaration at the start of a line, to the brace that closes it: the first at the same indentation. */
const declaration = (start: string) => new RegExp(`^${start}[^]*?^${/^ */.exec(start)?.[0]}\\};?$`, "gm")

/** Of React DOM: the functions of parts that nothing here renders. Where one is called all the same, it has nothing to do. */
const unusedOfReact = "FragmentInstance|ViewTransition|SuspenseListComponent|ActivityComponent|ActionState"

/**
 * The parts of React DOM that the site does not render: references to fragments, React's own view transitions (ours are
 * those of src/router), lists of suspended parts, hidden activities, states of form actions: 6 kB (brotli) of the first
 * screen. `no-restricted-imports` in .oxlintrc.json refuses what would need them.
 */
const reactDom: readonly Edit[] = [
  [declaration(String.raw`function (\w*(?:${unusedOfReact})\w*)\(`), "function $1() {}"],
  [declaration(String.raw`(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = `), ""],
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

/** i18next's build is one file of classes, which nothing shakes: 3.2 kB (brotli) of the first screen are not used. */
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
  [declaration("  (reloadResources|hydrate|loadNamespaces|loadLanguages|dir|cloneInstance|toJSON)\\b"), "  $1() {}"],
]

const libraries: readonly { file: RegExp; edits: readonly Edit[] }[] = [
  { file: /\/node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/, edits: reactDom },
  { file: /\/node_modules\/react-router\/dist\//, edits: router },
  { file: /\/node_modules\/i18next\/dist\/esm\/i18next\.js$/, edits: i18next },
]

/**
 * Leaves out of the browser's build the parts of libraries that the site does not use, where no setting of the bundler
 * does.
 */
export function trimLibraries(): Plugin[] {
  return libraries.map(({ file, edits }) => ({
    name: "trim-libraries",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: file },
      handler: (whole) => ({ code: edits.reduce((code, [part, rest]) => code.replace(part, rest), whole), map: null }),
    },
  }))
}
