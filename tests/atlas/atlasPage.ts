import { readdirSync } from "node:fs"
import { escapeHtml } from "../../src/sandbox/pages/page"

const style = `
body { font: 1rem/1.5 system-ui, sans-serif; margin: 1.5rem; } input { font: inherit; width: min(30rem, 100%); }
main { display: grid; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); gap: 1.5rem; align-items: start; }
figure { margin: 0; } img { inline-size: 100%; max-block-size: 34rem; object-fit: cover; object-position: top; border: 1px solid GrayText; }
[hidden] { display: none; }`

const script = `
const field = document.querySelector("input")
const show = () => {
  const words = field.value.toLowerCase().split(" ")
  for (const figure of document.querySelectorAll("figure"))
    figure.hidden = !words.every((word) => figure.textContent.toLowerCase().includes(word))
}
field.addEventListener("input", show)`

/** The page that shows the pictures in a folder, filtered by the words in their names. */
export function atlasPage(folder: string): string {
  const figures = readdirSync(folder)
    .filter((file) => file.endsWith(".jpg"))
    .map((file) => {
      const name = escapeHtml(file.replace(".jpg", "").replaceAll("-", " "))
      return `<figure><a href="${file}"><img src="${file}" alt="${name}" loading="lazy"></a><figcaption>${name}</figcaption></figure>`
    })
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Atlas</title><style>${style}</style></head>
<body><h1>Atlas</h1><p><input aria-label="Search" placeholder="Search: de phone forms"></p>
<main>${figures.join("\n")}</main><script>${script}</script></body></html>
`
}
