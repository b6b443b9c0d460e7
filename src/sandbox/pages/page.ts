import { basePath } from "../../lib/basePath"
import { escapeHtml } from "./escapeHtml"
import { pageStyle } from "./pageStyle"

/** One of the sandbox's own pages, without the surrounding document. */
export interface SandboxPage {
  title: string
  /** HTML of the body; every value in it is escaped. */
  body: string
}

/** Path of the script that the sandbox's pages load where a server renders them. */
export const scriptPath = `${basePath}/sandbox/pages.js`

/** A whole HTML document around a page. */
export function renderDocument({ title, body }: SandboxPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title>
<style>${pageStyle}</style>
<script type="module" src="${scriptPath}"></script>
</head>
<body>${body}</body>
</html>
`
}
