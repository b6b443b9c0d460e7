import { expect, test } from "vitest"
import { proxyTarget } from "./proxy"

const upstreams = {
  GROWTHBOOK_UPSTREAM: "https://flags.example/base/",
  BACKEND_UPSTREAM: "https://backend.example/shop",
}

test.each([
  ["/acquisition/growthbook-proxy/api/features/key?a=b", "https://flags.example/base/api/features/key?a=b", false],
  ["/acquisition/growthbook-proxy//evil.example/x", "https://flags.example/base//evil.example/x", false],
  ["/acquisition/graphql", "https://backend.example/shop/acquisition/graphql", true],
  ["/acquisition/graphql-ws?a=b", "https://backend.example/shop/acquisition/graphql-ws?a=b", true],
])("%s is forwarded to %s", (path, url, isOwn) => {
  const target = proxyTarget(new URL(path, "https://www.example.com"), upstreams)
  expect([target?.url.href, target?.isOwn]).toEqual([url, isOwn])
})

test.each([
  "/acquisition/",
  "/acquisition/graphql/x",
  "/acquisition/de/graphql",
  "/another-one/graphql",
  "/acquisition/growthbook-proxy",
  "/graphql",
])("%s belongs to the site itself", (path) => {
  expect(proxyTarget(new URL(path, "https://www.example.com"), upstreams)).toBeUndefined()
})

test("a service without a configured address does not exist", () => {
  const none = { GROWTHBOOK_UPSTREAM: "", BACKEND_UPSTREAM: "" }
  for (const path of ["/acquisition/graphql", "/acquisition/growthbook-proxy/api/features/key"]) {
    expect(proxyTarget(new URL(path, "https://www.example.com"), none)).toBeUndefined()
  }
})
