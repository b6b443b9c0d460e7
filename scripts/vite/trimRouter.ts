import type { Plugin } from "vite"

const routerFile = /\/node_modules\/react-router\/dist\//

/**
 * Adds the annotations missing from the router's build: creating a context or wrapping a component has no side effects,
 * and neither has a display name. Without them every part of the router stays in, including the data router, its
 * fetchers and its prefetching, which this site does not use: 6.8 kB (brotli) of the first screen, of which the bundler's
 * `treeshake.manualPureFunctions` spares 0.05; its `propertyWriteSideEffects: false` removes writes inside React.
 */
function trimRouterCode(code: string): string {
  return code
    .replaceAll(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, "= /* @__PURE__ */ $1")
    .replaceAll(/= new (WeakMap|Set|URL)\(/g, "= /* @__PURE__ */ new $1(")
    .replaceAll(/^\w+\.displayName = ".*";$/gm, "")
}

/** Vite plug-in around {@link trimRouterCode}, for the browser build. */
export function trimRouter(): Plugin {
  return {
    name: "trim-router",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: routerFile },
      handler: (code) => ({ code: trimRouterCode(code), map: null }),
    },
  }
}
