/** Removes the product parameter from a query; the others stay exactly as written. */
export function withoutProduct(search: string): string {
  const rest = search
    .slice(1)
    .split("&")
    .filter((part) => !/^product(?:=|$)/.test(part))
    .join("&")
  return rest && `?${rest}`
}
