/** The site's bundle for hosts, which the build writes (alias in wrangler.jsonc). */
declare module "virtual:site" {
  const site: import("../../src/hosting/hostBundle").HostBundle
  export = site
}
