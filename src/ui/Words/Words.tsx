/**
 * A text beside elements, in an element of its own, since others may replace it (docs/decisions/rewritten-pages.md). The
 * blanks at its ends stay outside, where no translation loses them.
 */
export function Words({ children }: { children: string }) {
  const words = children.trim()
  const start = children.indexOf(words)
  return (
    <>
      {children.slice(0, start)}
      {words ? <span>{words}</span> : null}
      {children.slice(start + words.length)}
    </>
  )
}
