/** Elements that React puts into the head; it adopts existing ones only when it hydrates the page. */
const managed =
  "title, meta[name=description], meta[name=robots], meta[property], link[rel=canonical], link[rel=alternate]"

/** Removes from the head what React puts there, and takes over that of another document if one is given. */
export function replaceManagedHead(from?: Document): void {
  for (const element of document.head.querySelectorAll(managed)) element.remove()
  if (from) document.head.append(...from.head.querySelectorAll(managed))
}
