// @vitest-environment node
import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { houseColours } from "./houseColours"

const tokens = readFileSync("src/ui/tokens.css", "utf8")

/** The value of a token in the rule of a surface; those of the light one are in :root too. */
function token(surface: string, name: string): string | undefined {
  const rule = new RegExp(String.raw`\[data-surface="${surface}"\] \{([^}]*)\}`).exec(tokens)?.[1] ?? ""
  const value = new RegExp(String.raw`--${name}: ([^;]+);`).exec(rule)?.[1] ?? ""
  const shared = /^var\((--_\w+)\)$/.exec(value)?.[1]
  return shared === undefined ? value : new RegExp(String.raw`${shared}: ([^;]+);`).exec(tokens)?.[1]
}

test.each(["light", "dark"] as const)("e-mails and the sandbox's pages have the site's colours, %s", (surface) => {
  for (const [name, colour] of Object.entries(houseColours[surface])) {
    const property = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    expect({ name, colour }).toEqual({ name, colour: token(surface, property) })
  }
})
