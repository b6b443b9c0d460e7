import type { OutsideHosts } from "../outsideHosts.ts"

const policyTag = /(<meta http-equiv="Content-Security-Policy" content=")([^"]*)(")/

/** Adds hosts to the policy of a page; throws if the page has none. */
export function allowHosts(html: string, hosts: OutsideHosts): string {
  if (!policyTag.test(html)) throw new Error("a page without a policy cannot be released")
  return html.replace(policyTag, (_tag, start: string, policy: string, end: string) => {
    const directives = policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ")
      const added = name === "script-src" || name === "connect-src" ? hosts[name] : []
      return [name, ...new Set([...sources, ...added])].join(" ")
    })
    return start + directives.join("; ") + end
  })
}
