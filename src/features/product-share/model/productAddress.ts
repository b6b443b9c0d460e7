/**
 * Address of a product's page in the shop.
 * @param code of the product, as the backend names it
 * @param storeUrl the shop's address, absolute or a path of this host
 * @param page address of the page that asks
 * @returns undefined for a code that would lead elsewhere
 */
export function productAddress(code: string, storeUrl: string, page: string): string | undefined {
  if (!/^[\w-]+$/.test(code)) return undefined
  const store = new URL(storeUrl, page)
  return new URL(`${store.pathname.replace(/\/?$/, "/")}product/${code}`, store).href
}
