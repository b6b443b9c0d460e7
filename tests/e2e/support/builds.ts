/** The folders of the built sites that the journeys run on. `build.setup.ts` writes them. */
export const builds = {
  /** The production site; English without a prefix. */
  plain: "dist",
  /** The same with English under /en. */
  prefixed: "dist-prefixed",
  /** The site with the mocked backend built in. */
  qa: "dist-qa",
} as const

/** The sandbox's server, bundled for Node. */
export const serverFile = "node_modules/.sandbox/cli.js"

/** The Node host, bundled. */
export const hostFile = "dist-host/host.js"
