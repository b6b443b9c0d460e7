import { basePath } from "../lib/basePath"
import { escapeHtml, sandboxNavigation, renderDocument } from "./pages/page"
import { createToken, tokenSamples, signInCookie } from "./tokens"

function htmlResponse(title: string, body: string): Response {
  const page = `${sandboxNavigation()}<main>${body}</main>`
  return new Response(renderDocument({ title, body: page }), {
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  })
}

function simplePage(title: string, text: string): Response {
  return htmlResponse(title, `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>`)
}

/** The `redirect_uri` in a provider's URL, with parameters added; null if it is missing or leads to another site. */
function returnUrl(url: URL, parameters: Record<string, string>): string | null {
  const redirect = url.searchParams.get("redirect_uri")
  if (redirect === null || !URL.canParse(redirect, url.origin)) return null
  const target = new URL(redirect, url.origin)
  if (target.origin !== url.origin) return null
  for (const [name, value] of Object.entries(parameters)) target.searchParams.set(name, value)
  return target.href
}

/** The page of a social provider: every way to return from it, as a link. */
function socialPage(url: URL, provider: string): Response {
  const state = url.searchParams.get("state") ?? ""
  const newVisitor = createToken({ email: `${provider}.visitor@example.com`, exp: Date.UTC(2100, 0, 1) / 1000 })
  const ways: [string, Record<string, string>][] = [
    ["Continue as a new visitor", { state, token: newVisitor }],
    ["Continue as a member", { state, token: tokenSamples.member.token }],
    ["Continue without an email address", { state, token: tokenSamples.withoutEmail.token }],
    ["Continue with an expired token", { state, token: tokenSamples.expired.token }],
    ["Refuse", { state, error: "access_denied" }],
    ["Come back with a state that differs", { state: `${state}x`, token: newVisitor }],
  ]
  const links = ways.map(([label, parameters]) => {
    const href = returnUrl(url, parameters)
    return href === null ? "" : `<li><a href="${escapeHtml(href)}">${label}</a></li>`
  })
  const title = `Sign in with ${provider.charAt(0).toUpperCase()}${provider.slice(1)} (sandbox)`
  const text = links.includes("")
    ? "The redirect_uri is missing, or it leads to another site."
    : "How would you like to continue?"
  return htmlResponse(title, `<h1>${escapeHtml(title)}</h1><p>${text}</p><ul class="choices">${links.join("")}</ul>`)
}

const signIns: Record<string, { label: string; next: string }> = {
  member: { label: "Sign in as a member", next: "/" },
  admin: { label: "Sign in as an administrator", next: `${basePath}/admin/registrationlinkgenerator` },
}

/** The login page; `as` in the query signs in, with the cookie of specification section 9, and redirects. */
function loginPage(url: URL): Response {
  const as = url.searchParams.get("as") ?? ""
  const chosen = Object.hasOwn(signIns, as) ? signIns[as] : undefined
  if (chosen) {
    return new Response(null, { status: 303, headers: { location: chosen.next, "set-cookie": signInCookie(as) } })
  }
  const links = Object.entries(signIns).map(([name, { label }]) => `<li><a href="?as=${name}">${label}</a></li>`)
  const title = "Log in (sandbox)"
  return htmlResponse(
    title,
    `<h1>${title}</h1><p>This is where members would log in.</p><ul class="choices">${links.join("")}</ul>`,
  )
}

/**
 * The pages around the site that belong to others: shop, login, customer service, social providers.
 * @returns undefined for any other URL
 */
export function externalPage(url: URL): Response | undefined {
  const provider = /^\/entrance\/social\/([a-z]+)$/.exec(url.pathname)?.[1]
  if (provider !== undefined) return socialPage(url, provider)
  if (/^\/product\/[\w-]+$/.test(url.pathname)) return simplePage("A piece in the shop (sandbox)", url.pathname)
  switch (url.pathname) {
    case "/":
      return simplePage("Welcome to the shop (sandbox)", "This is where the shop would begin.")
    case "/entrance/login":
      return loginPage(url)
    case "/entrance/contact":
      return simplePage("Customer service (sandbox)", "This is where customer service would help.")
    default:
      return undefined
  }
}
