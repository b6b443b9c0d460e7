/** The site's bundle for hosts, which the build writes (alias in wrangler.jsonc). */
declare module "virtual:site" {
  type Site = import("../../src/hosting/hostBundle").HostBundle
  export const build: Site["build"]
  export const flagServiceOf: Site["flagServiceOf"]
  export const readFlagPayload: Site["readFlagPayload"]
  export const hostPageAt: Site["hostPageAt"]
  export const decideOnHost: Site["decideOnHost"]
  export const renderDecided: Site["renderDecided"]
  export const decisionText: Site["decisionText"]
}
