/** A query without the parameter that names a product; the others stay as they are written. */
export function withoutProduct(search: string): string {
  const rest = search
    .slice(1)
    .split("&")
    .filter((part) => !/^product(?:=|$)/.test(part))
    .join("&")
  return rest && `?${rest}`
}
