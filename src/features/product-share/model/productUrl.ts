/**
 * URL of a product's page in the shop.
 * @param code of the product, from the backend
 * @param storeUrl URL of the shop, absolute or a path of this host
 * @returns undefined for a code that would lead outside the shop
 */
export function productUrl(code: string, storeUrl: string, page: string): string | undefined {
  if (!/^[\w-]+$/.test(code)) return undefined
  const store = new URL(storeUrl, page)
  return new URL(`${store.pathname.replace(/\/?$/, "/")}product/${code}`, store).href
}

/** Removes the product parameter from a query; the others stay exactly as written. */
export function withoutProduct(search: string): string {
  const rest = search
    .slice(1)
    .split("&")
    .filter((part) => !/^product(?:=|$)/.test(part))
    .join("&")
  return rest && `?${rest}`
}
