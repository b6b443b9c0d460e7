import { readFileSync } from "node:fs"
import type { Plugin } from "vite"

const tokens = "src/ui/tokens.css"

/** Vite plug-in that gives the browser's own bars the colour of the dark surface, on which most pages begin. */
export function themeColor(): Plugin {
  return {
    name: "theme-color",
    transformIndexHtml: {
      order: "pre",
      handler(html) {
        const color = /--_night: (#\w+);/.exec(readFileSync(tokens, "utf8"))?.[1]
        if (!color) throw new Error(`${tokens} has no --_night`)
        return html.replace("<!--theme-color-->", () => `<meta name="theme-color" content="${color}" />`)
      },
    },
  }
}
