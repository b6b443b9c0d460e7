/** Lint rules of the site's own, which no published plug-in for oxlint has. */

/** What the rules read of a node of the syntax tree (ESTree with JSX). */
interface Node {
  type: string
  value?: unknown
  children?: Node[]
  expression?: Node
  callee?: { name?: string }
  left?: Node
  right?: Node
  consequent?: Node
  alternate?: Node
  comments?: Node[]
}

interface Context {
  report: (problem: { node: Node; message: string }) => void
  sourceCode: { getAllComments: () => Node[] }
}

const lineBreak = /^\s*\n\s*$/

/** Whether JSX makes something of a child: neither indentation nor a comment. */
const isRendered = ({ type, value, expression }: Node) =>
  type === "JSXText" ? !lineBreak.test(String(value)) : expression?.type !== "JSXEmptyExpression"

/** The parts of an expression of which one is its value. */
const outcomes: Readonly<Record<string, readonly (keyof Node)[]>> = {
  JSXExpressionContainer: ["expression"],
  LogicalExpression: ["left", "right"],
  ConditionalExpression: ["consequent", "alternate"],
}

/** Whether a child in JSX is, or may be, a text that a translator replaces. */
function isText(node: Node): boolean {
  const { type, value, callee } = node
  if (type === "JSXText" || type === "Literal") return typeof value === "string" && value.trim() !== ""
  if (type === "TemplateLiteral" || callee?.name === "t") return true
  return (outcomes[type] ?? []).some((part) => isText(node[part] as Node))
}

/** A text is the only child of its element, so that React never looks for its node (docs/decisions/rewritten-pages.md). */
const noBareText = {
  create: ({ report }: Context) => {
    const check = (parent: Node) => {
      const children = (parent.children ?? []).filter(isRendered)
      if (parent.type === "JSXElement" && children.length === 1) return
      for (const node of children) {
        if (isText(node)) report({ node, message: "A text beside others needs an element of its own, such as a span." })
      }
    }
    return { JSXElement: check, JSXFragment: check }
  },
}

const suppression = /^\s*(?:(?:oxlint|eslint)-disable|@ts-|(?:oxfmt|prettier)-ignore)/
const explained = / -- \S+ \S+/

/** Who suppresses a rule, a type or the formatter says why, after two dashes as in ESLint. */
const explainSuppression = {
  create: ({ report, sourceCode }: Context) => ({
    Program() {
      for (const node of sourceCode.getAllComments()) {
        const text = String(node.value)
        if (suppression.test(text) && !explained.test(text)) {
          report({ node, message: "A suppression gives its reason: -- why." })
        }
      }
    },
  }),
}

export default {
  meta: { name: "site" },
  rules: { "no-bare-text": noBareText, "explain-suppression": explainSuppression },
}
