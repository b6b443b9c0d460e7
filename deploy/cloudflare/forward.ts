import { thirdPartyHeaders, type ProxyTarget } from "../../src/hosting/proxy"

/**
 * Forwards a request and streams the response, so that an event stream reaches the page event by event. A third-party
 * service learns nothing about the visitor and sets no cookies. An unreachable service becomes status 502.
 */
export async function forward(request: Request, { url, isOwn }: ProxyTarget): Promise<Response> {
  const headers = new Headers([...request.headers].filter(([name]) => isOwn || thirdPartyHeaders.includes(name)))
  if (isOwn) {
    const visited = new URL(request.url)
    headers.set("x-forwarded-host", visited.host)
    if (!headers.has("x-forwarded-proto")) headers.set("x-forwarded-proto", visited.protocol.slice(0, -1))
    headers.append("x-forwarded-for", headers.get("cf-connecting-ip") ?? "")
  }
  try {
    const answer = await fetch(new Request(new Request(url, request), { headers }))
    if (isOwn) return answer
    const passed = new Response(answer.body, answer)
    passed.headers.delete("set-cookie")
    return passed
  } catch {
    return new Response("Bad gateway\n", { status: 502, headers: { "content-type": "text/plain; charset=utf-8" } })
  }
}
