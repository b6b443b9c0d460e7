/** Lint rules of the site's own, which no published plug-in for oxlint has. */

interface Context {
  report: (problem: { node: object; message: string }) => void
  sourceCode: { getAllComments: () => { value: string }[] }
}

const text = ":matches(CallExpression[callee.name=t], TemplateLiteral, Literal[value=/\\S/])"
const choice = ":matches(LogicalExpression, ConditionalExpression)"
const textChild = `JSXExpressionContainer:has(> ${text}, > ${choice}:has(> ${text}, > ${choice}:has(> ${text})))`
/** What JSX makes something of: neither indentation nor a comment. */
const anyChild = ":not(JSXText[value=/^\\s*\\n\\s*$/], JSXExpressionContainer:has(> JSXEmptyExpression))"
const bareText = [
  `JSXElement > ${textChild} ~ ${anyChild}`,
  `JSXElement > ${anyChild} ~ ${textChild}`,
  `JSXFragment > ${textChild}`,
].join()

/** A text is the only child of its element, so that React never looks for its node (docs/decisions/rewritten-pages.md). */
const noBareText = {
  create: ({ report }: Context) => ({
    [bareText](node: object) {
      report({ node, message: "A text beside others needs an element of its own, such as a span." })
    },
  }),
}

const suppression = /^\s*(?:(?:oxlint|eslint)-disable|@ts-|(?:oxfmt|prettier)-ignore)/
const explained = / -- \S+ \S+/

/** Who suppresses a rule, a type or the formatter says why, after two dashes as in ESLint. */
const explainSuppression = {
  create: ({ report, sourceCode }: Context) => ({
    Program() {
      for (const node of sourceCode.getAllComments()) {
        if (suppression.test(node.value) && !explained.test(node.value)) {
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
