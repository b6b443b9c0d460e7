import { houseColours } from "../houseColours"

/** The colours of a surface as custom properties. */
function properties(surface: "light" | "dark"): string {
  return Object.entries(houseColours[surface])
    .map(([name, value]) => `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value};`)
    .join(" ")
}

const base = `
:root { color-scheme: light dark; ${properties("light")}
  --display: Didot, "Bodoni 72", "Bodoni MT", Georgia, "Times New Roman", serif;
  --hairline: repeating-linear-gradient(118deg, var(--divider) 0 1px, transparent 1px 11px); }
@media (prefers-color-scheme: dark) { :root { ${properties("dark")} } }
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: var(--text); background: var(--surface); }
a { color: var(--accent); text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 3px; }
h1, h2 { font-family: var(--display); font-weight: normal; line-height: 1.15; text-wrap: balance; }
h1 { margin: 0 0 0.75rem; font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem); }
h2 { margin: 2.5rem 0 0.5rem; font-size: 1.5rem; scroll-margin-top: 1rem; }
p { max-width: 46rem; } code { font-size: 0.9375em; overflow-wrap: anywhere; } ul { padding-left: 1.2rem; }
.quiet { color: var(--text-quiet); }
main { max-width: 84rem; margin: 0 auto; padding: 2rem clamp(1.25rem, 4vw, 4rem) 4rem; }
`

const header = `
.bar { border-bottom: 1px solid var(--divider); background: var(--hairline); }
.bar > div { display: flex; flex-wrap: wrap; align-items: center; gap: 0 1.5rem; max-width: 84rem; margin: 0 auto;
  padding: 0.5rem clamp(1.25rem, 4vw, 4rem); background: var(--surface); }
.brand { font: 1.5rem/1 var(--display); } .brand small { font: 0.8125rem/1 system-ui, sans-serif; margin-left: 0.6rem;
  color: var(--text-quiet); }
nav ul, .switch ul { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin: 0; padding: 0; list-style: none; }
nav a, .switch a { display: inline-block; padding: 0.6rem 0; color: inherit; text-decoration: none; }
nav a:hover, .switch a:hover { text-decoration: underline; }
[aria-current] { font-weight: 600; box-shadow: inset 0 -2px var(--accent); }
.switches { display: flex; flex-wrap: wrap; gap: 0.25rem 3rem; padding: 0.5rem 0 1rem; }
.switch { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 1.25rem; }
`

const forms = `
input, select, button, .button { font: inherit; min-height: 2.75rem; padding: 0.5rem 0.75rem; color: inherit;
  border: 1px solid var(--border); border-radius: 0; background: var(--field); }
input[type="checkbox"] { justify-self: start; min-height: 0; width: 1.25rem; height: 1.25rem; accent-color: var(--accent); }
button, .button { display: inline-block; cursor: pointer; text-decoration: none; color: var(--action-text);
  border-color: var(--action); background: var(--action); }
form p { display: grid; grid-template-columns: 14rem minmax(0, 24rem); gap: 0.25rem 1rem; align-items: center; margin: 0.5rem 0; }
[role="search"] { display: flex; gap: 0.75rem; max-width: 46rem; }
[role="search"] input { flex: 1; min-width: 0; }
.actions { display: flex; flex-wrap: wrap; gap: 0.75rem 1.5rem; }
.choices { display: grid; gap: 0.75rem; max-width: 24rem; padding: 0; list-style: none; } .choices .button { display: block; color: inherit; border-color: var(--border); background: var(--field); }
`

const scenarios = `
.columns { display: grid; grid-template-columns: 15rem minmax(0, 1fr); gap: 0 4rem; align-items: start; }
.index { position: sticky; top: 1rem; max-height: calc(100vh - 2rem); overflow-y: auto; font-size: 0.9375rem; }
.index ul { display: block; padding: 0; list-style: none; } .index a { padding: 0.2rem 0; }
.index p { margin: 1rem 0 0.25rem; color: var(--text-quiet); } .index p:not(:has(+ ul > li:not([hidden]))) { display: none; }
dl { margin: 0; } dt { overflow-wrap: anywhere; } dd { margin: 0; color: var(--text-quiet); }
dl > div { display: grid; grid-template-columns: minmax(16rem, 2fr) 3fr; gap: 0.1rem 2rem; padding: 0.5rem 0;
  border-bottom: 1px solid var(--divider); }
[hidden] { display: none !important; }
`

const mails = `
.outbox { display: grid; grid-template-columns: 20rem minmax(0, 1fr); gap: 2rem; align-items: start; }
.messages { margin: 0; padding: 0; list-style: none; border-top: 1px solid var(--divider); }
.messages a { display: block; padding: 0.75rem; color: inherit; text-decoration: none; border-bottom: 1px solid var(--divider); }
.messages a:hover { background: var(--field); } .messages [aria-current] { font-weight: normal; background: var(--field);
  box-shadow: inset 3px 0 var(--accent); }
.messages strong, .messages span { display: block; overflow-wrap: anywhere; } .messages span { color: var(--text-quiet); font-size: 0.9375rem; }
article h2 { margin: 0 0 0.5rem; } article { min-width: 0; }
iframe { display: block; max-width: 100%; border: 0; outline: 1px solid var(--border); background: var(--field); }
.mail { width: 100%; height: 54rem; } .mail.phone { width: 390px; } .mail.small { width: 320px; }
pre { margin: 0; padding: 1.5rem; overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere; background: var(--field);
  border: 1px solid var(--divider); font-size: 0.9375rem; }
`

const play = `
.play { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem 3rem; }
.play:not(.framed) iframe { width: 100%; height: 80vh; }
.play .switches { flex-direction: column; } .play .switch { display: block; }
@media (min-width: 60rem) { .framed { grid-template-columns: minmax(0, 1fr) auto; grid-template-rows: auto 1fr; }
  .framed .device { grid-column: 2; grid-row: 1 / span 2; } }
`

const narrowScreens = `
@media (max-width: 60rem) { .columns, .outbox { grid-template-columns: minmax(0, 1fr); } .index { position: static; max-height: none;
  display: flex; flex-wrap: wrap; gap: 0 1rem; } .index ul { display: contents; } .index p { display: none; } .index a { padding: 0.4rem 0; } }
@media (max-width: 40rem) { form p, dl > div { grid-template-columns: minmax(0, 1fr); } }
@media (max-width: 30rem) { .play { padding-inline: 0; } .play > :not(.device) { margin-inline: 1.25rem; } }
`

/** The styles of the sandbox's pages: the site's colours, and fonts that systems come with. */
export const pageStyle = base + header + forms + scenarios + mails + play + narrowScreens
