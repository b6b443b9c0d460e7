import { Fragment, type ReactNode } from "react"
import { Words } from "../Words/Words"

const tagged = /<(\w+)>(.*?)<\/\1>/g

/**
 * Renders a text with inline components: each `<name>words</name>` is passed to the function of that name. Everything
 * else, including other markup, is plain text. Tags do not nest.
 */
export function RichText({ text, parts }: { text: string; parts: Record<string, (words: string) => ReactNode> }) {
  const nodes: ReactNode[] = []
  let end = 0
  for (const match of text.matchAll(tagged)) {
    const [whole, name = "", words = ""] = match
    const render = Object.hasOwn(parts, name) ? parts[name] : undefined
    if (!render) continue
    nodes.push(
      <Fragment key={match.index}>
        <Words>{text.slice(end, match.index)}</Words>
        {render(words)}
      </Fragment>,
    )
    end = match.index + whole.length
  }
  return (
    <>
      {nodes}
      <Words>{text.slice(end)}</Words>
    </>
  )
}
