import { Words } from "../Words/Words"

/**
 * A text in which a name, an address or a code of its own direction stands as it is, also on a page that is translated.
 * @param kept a part of the text; nothing is marked if the text does not contain it
 */
export function KeptText({ text, kept = "" }: { text: string; kept?: string | undefined }) {
  const start = kept ? text.indexOf(kept) : -1
  if (start < 0) return <span>{text}</span>
  return (
    <>
      <Words>{text.slice(0, start)}</Words>
      <bdi translate="no">{kept}</bdi>
      <Words>{text.slice(start + kept.length)}</Words>
    </>
  )
}
