import { houseColours } from "../houseColours"

const { light, dark } = houseColours

/** Fonts that systems come with: an e-mail loads none. */
const mailFonts = {
  display: "Didot, 'Bodoni 72', 'Bodoni MT', Georgia, 'Times New Roman', serif",
  text: "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
}

/** The site's band of fine inclined lines (ui/Lines); mail programs that draw no gradients leave the band empty. */
const inclinedLines = (colour: string) =>
  `background-image: repeating-linear-gradient(118deg, ${colour} 0 1px, transparent 1px 9px)`

/** What each class changes in dark mode; !important overrules the inline style of the same element. */
const darkRules: Readonly<Record<string, string>> = {
  page: `background-color: ${dark.surface} !important`,
  card: `background-color: ${dark.field} !important; border-color: ${dark.divider} !important`,
  text: `color: ${dark.text} !important`,
  quiet: `color: ${dark.textQuiet} !important`,
  accent: `color: ${dark.accent} !important`,
  band: `${inclinedLines(dark.accent)} !important`,
  rule: `border-color: ${dark.divider} !important`,
  action: `background-color: ${dark.action} !important; border-color: ${dark.action} !important`,
  "action-text": `color: ${dark.actionText} !important`,
}

const colourRules = Object.entries(darkRules).map(([name, rule]) => `.${name} { ${rule} }`)
/** Outlook, on the web and in its apps, marks elements with attributes instead of applying the media query. */
const outlookRules = Object.entries(darkRules).map(
  ([name, rule]) => `[data-ogsc] .${name}, [data-ogsb] .${name} { ${rule} }`,
)

/** The style sheet of an e-mail: only what inline styles cannot do. A program that drops it shows the light colours. */
export const mailStyleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a:hover { text-decoration: none !important; }
@media (max-width: 599px) { .card { padding: 32px 24px !important; } .display { font-size: 28px !important; } }
@media (prefers-color-scheme: dark) { ${colourRules.join(" ")} }
${outlookRules.join("\n")}
`

/** The inline styles, in the light colours; every mail program understands them. */
export const inline = {
  page: `margin: 0; padding: 0; width: 100%; background-color: ${light.surface}; -webkit-text-size-adjust: 100%;`,
  brand: `padding: 0 0 24px; font-family: ${mailFonts.display}; font-size: 28px; line-height: 32px; letter-spacing: 1px; color: ${light.text};`,
  card: `padding: 48px; background-color: ${light.field}; border: 1px solid ${light.divider};`,
  band: `height: 12px; font-size: 0; line-height: 12px; ${inclinedLines(light.accent)};`,
  heading: `margin: 0 0 24px; font-family: ${mailFonts.display}; font-size: 34px; line-height: 1.15; font-weight: normal; color: ${light.text};`,
  text: `margin: 0 0 16px; font-family: ${mailFonts.text}; font-size: 16px; line-height: 1.5; color: ${light.text};`,
  small: `margin: 0 0 8px; font-family: ${mailFonts.text}; font-size: 14px; line-height: 1.5; color: ${light.textQuiet};`,
  action: `border: 1px solid ${light.action}; background-color: ${light.action};`,
  actionText: `display: inline-block; padding: 14px 28px; font-family: ${mailFonts.text}; font-size: 16px; line-height: 20px; font-weight: 600; text-decoration: none; color: ${light.actionText};`,
  rule: `padding: 0; border-top: 1px solid ${light.divider}; font-size: 0; line-height: 0;`,
  link: `color: ${light.accent}; text-decoration: underline; overflow-wrap: anywhere; word-break: break-word;`,
  hidden:
    "display: none; max-height: 0; max-width: 0; overflow: hidden; opacity: 0; font-size: 1px; line-height: 1px; mso-hide: all;",
} as const
