import { readFileSync } from "node:fs"
import type { Plugin } from "vite"

const tokens = "src/ui/tokens.css"

/** The colour of a surface, from the style sheet. */
function surfaceColor(name: "night" | "ivory"): string {
  const color = new RegExp(`--_${name}: (#\\w+);`).exec(readFileSync(tokens, "utf8"))?.[1]
  if (!color) throw new Error(`${tokens} has no --_${name}`)
  return color
}

const metaOf = (color: string) => `<meta name="theme-color" content="${color}" />`

/** A page, with the browser's own bars in the colour of its surface. */
export function withThemeColor(html: string, body: string): string {
  const isLight = /^<div [^>]*data-surface="light"/.test(body)
  return isLight ? html.replace(metaOf(surfaceColor("night")), metaOf(surfaceColor("ivory"))) : html
}

/** Vite plug-in that gives the browser's own bars the colour of the dark surface, on which most pages begin. */
export function themeColor(): Plugin {
  return {
    name: "theme-color",
    transformIndexHtml: {
      order: "pre",
      handler(html) {
        return html.replace("<!--theme-color-->", () => metaOf(surfaceColor("night")))
      },
    },
  }
}
