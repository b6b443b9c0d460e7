/**
 * Elements that React puts into the head. React adopts those that are there already only when it hydrates the page; a
 * page that is rendered anew would have them twice.
 */
const managed =
  "title, meta[name=description], meta[name=robots], meta[property], link[rel=canonical], link[rel=alternate]"

/** Removes these elements from the head. */
export function removeManagedHead(): void {
  for (const element of document.head.querySelectorAll(managed)) element.remove()
}

/** Replaces these elements by those of another document. */
export function takeManagedHeadFrom({ head }: Document): void {
  removeManagedHead()
  document.head.append(...head.querySelectorAll(managed))
}
