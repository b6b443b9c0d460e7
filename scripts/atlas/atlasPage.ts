import type { Plate } from "./takePictures.ts"

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")
}

function filter(name: string, label: string, values: readonly string[]): string {
  const options = values.map((value) => `<option value="${escape(value)}">${escape(value)}</option>`)
  return `<label>${label} <select name="${name}"><option value="">all</option>${options.join("")}</select></label>`
}

function figure({ page, state, language, size, file, problem }: Plate): string {
  const caption = escape(`${page}: ${state} · ${language} · ${size}`)
  const data = `data-page="${escape(page)}" data-language="${language}" data-size="${size}"`
  const picture = problem
    ? `<p class="problem">${escape(problem)}</p>`
    : `<a href="${file}"><img src="${file}" alt="${caption}" loading="lazy"></a>`
  return `<figure ${data}>${picture}<figcaption>${caption}</figcaption></figure>`
}

const style = `
:root { color-scheme: light; }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; padding: 1.5rem; background: Canvas; }
form { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 1rem; padding: 1rem 0; background: inherit; }
select { font: inherit; padding: 0.4rem; }
main { display: grid; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); gap: 1.5rem; align-items: start; }
figure { margin: 0; } figure[hidden] { display: none; }
img { display: block; inline-size: 100%; max-block-size: 34rem; object-fit: cover; object-position: top; border: 1px solid GrayText; }
figcaption { padding-block: 0.4rem; font-size: 0.875rem; } .problem { font-weight: bold; overflow-wrap: anywhere; }
`

const script = `
const form = document.querySelector("form")
const count = document.querySelector("output")
function show() {
  let shown = 0
  for (const figure of document.querySelectorAll("figure")) {
    figure.hidden = [...new FormData(form)].some(([name, value]) => value && figure.dataset[name] !== value)
    if (!figure.hidden) shown += 1
  }
  count.textContent = shown + " pictures"
  history.replaceState(null, "", "?" + new URLSearchParams(new FormData(form)))
}
for (const [name, value] of new URLSearchParams(location.search)) if (form.elements[name]) form.elements[name].value = value
form.addEventListener("change", show)
show()
`

/** The page for browsing the screenshots by page, language and size; its URL keeps the selection. */
export function atlasPage(plates: readonly Plate[]): string {
  const values = (name: "page" | "language" | "size") => [...new Set(plates.map((plate) => plate[name]))]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Atlas</title>
<style>${style}</style>
</head>
<body>
<h1>Atlas</h1>
<form>${filter("page", "Page", values("page"))}${filter("language", "Language", values("language"))}${filter("size", "Size", values("size"))}<output></output></form>
<main>${plates.map(figure).join("\n")}</main>
<script>${script}</script>
</body>
</html>
`
}
