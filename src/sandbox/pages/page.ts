/** One of the sandbox's own pages, without the surrounding document. */
export interface SandboxPage {
  title: string
  /** HTML of the body; every value in it is escaped. */
  body: string
}

/** Escapes a text for HTML, in elements and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;")
}

/** The styles of the sandbox's pages. They look different, so that nobody mistakes them for the site. */
export const pageStyle = `
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.15rem; margin: 2rem 0 0.5rem; }
nav { display: flex; flex-wrap: wrap; gap: 1rem; padding-bottom: 1rem; border-bottom: 1px solid #8886; }
dl { display: grid; grid-template-columns: minmax(14rem, auto) 1fr; gap: 0.4rem 1.5rem; margin: 0; }
dt { overflow-wrap: anywhere; } dd { margin: 0; }
ul { padding-left: 1.2rem; }
article { border: 1px solid #8886; border-radius: 0.5rem; padding: 1rem 1.25rem; margin: 1rem 0; }
article h2 { margin-top: 0; }
form p { display: grid; grid-template-columns: 12rem 1fr; gap: 1rem; align-items: center; margin: 0.5rem 0; }
input, select, button { font: inherit; padding: 0.3rem 0.5rem; } input[type="checkbox"] { justify-self: start; }
code { overflow-wrap: anywhere; }
@media (max-width: 40rem) { dl, form p { grid-template-columns: 1fr; gap: 0.2rem; } dd { margin-bottom: 0.6rem; } }
`

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
</head>
<body>${body}</body>
</html>
`
}
