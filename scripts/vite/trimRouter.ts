import type { Plugin } from "vite"

const routerFile = /\/node_modules\/react-router\/dist\//

/**
 * Tells the bundler what the router's build leaves open: that making a context or wrapping a component has no effect of
 * its own, and neither has a component's name for developers. Without that every part of the router stays in, also the
 * data router, its fetchers and its prefetching, which this site does not use (5 kB of the first screen).
 */
function trimRouterCode(code: string): string {
  return code
    .replaceAll(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, "= /* @__PURE__ */ $1")
    .replaceAll(/= new (WeakMap|Set|URL)\(/g, "= /* @__PURE__ */ new $1(")
    .replaceAll(/^\w+\.displayName = ".*";$/gm, "")
}

/** Vite plug-in around {@link trimRouterCode}, for the build of the browser's code. */
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
