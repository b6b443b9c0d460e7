/**
 * Elements that React puts into the head. React adopts those that are there already only when it hydrates the page; a
 * page that is rendered anew would have them twice.
 */
const managed =
  "title, meta[name=description], meta[name=robots], meta[property], link[rel=canonical], link[rel=alternate]"

/** Removes these elements from the head; if another document is given, moves that document's elements here. */
export function replaceManagedHead(from?: Document): void {
  for (const element of document.head.querySelectorAll(managed)) element.remove()
  if (from) document.head.append(...from.head.querySelectorAll(managed))
}
