/** The colours of one surface. */
interface Palette {
  surface: string
  field: string
  text: string
  textQuiet: string
  accent: string
  border: string
  divider: string
  error: string
  action: string
  actionText: string
  focus: string
}

/**
 * The site's colours, copied from src/ui/tokens.css for what cannot use that style sheet: e-mails, since mail programs
 * know no custom properties, and the sandbox's own pages. houseColours.test.ts compares the two.
 */
export const houseColours: Readonly<Record<"light" | "dark", Palette>> = {
  light: {
    surface: "#f6f2ea",
    field: "#fffdf9",
    text: "#14120f",
    textQuiet: "#57504a",
    accent: "#77592a",
    border: "#8a8174",
    divider: "#d9d0c0",
    error: "#9c1f1f",
    action: "#0c0b0a",
    actionText: "#f6f2ea",
    focus: "#14120f",
  },
  dark: {
    surface: "#0c0b0a",
    field: "#171513",
    text: "#f6f2ea",
    textQuiet: "#bdb3a5",
    accent: "#b9975b",
    border: "#81786b",
    divider: "#332e29",
    error: "#ffb4a6",
    action: "#f6f2ea",
    actionText: "#0c0b0a",
    focus: "#e9d3a6",
  },
}
