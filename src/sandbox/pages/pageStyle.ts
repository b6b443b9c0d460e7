/** The styles of the sandbox's pages, in the colours and fonts of the reader's system. */
export const pageStyle = `
:root { color-scheme: light dark; --quiet: color-mix(in srgb, CanvasText 70%, Canvas); --rule: color-mix(in srgb, CanvasText 20%, Canvas); }
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: CanvasText; background: Canvas; }
h1, h2 { font-weight: normal; line-height: 1.15; } h1 { margin: 0 0 0.75rem; } h2 { margin: 2.5rem 0 0.5rem; scroll-margin-top: 1rem; }
p { max-width: 46rem; } code { font-size: 0.9375em; overflow-wrap: anywhere; } ul { padding-left: 1.2rem; }
.quiet, dd, .index p { color: var(--quiet); }
.bar > div, main { max-width: 84rem; margin: 0 auto; padding: 0.5rem clamp(1.25rem, 4vw, 4rem); } main { padding-block: 2rem 4rem; }
.bar { border-bottom: 1px solid var(--rule); } .bar > div { display: flex; flex-wrap: wrap; align-items: center; gap: 0 1.5rem; }
nav ul, .switch ul { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin: 0; padding: 0; list-style: none; }
nav a, .switch a { display: inline-block; padding: 0.6rem 0; color: inherit; text-decoration: none; }
nav a:hover, .switch a:hover { text-decoration: underline; }
[aria-current] { font-weight: 600; box-shadow: inset 0 -2px CanvasText; }
.switches { display: flex; flex-wrap: wrap; gap: 0.25rem 3rem; padding: 0.5rem 0 1rem; }
.switch { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 1.25rem; }
textarea, button { font: inherit; min-height: 2.75rem; padding: 0.5rem 0.75rem; }
form p { display: grid; grid-template-columns: 14rem minmax(0, 24rem); gap: 0.25rem 1rem; align-items: center; margin: 0.5rem 0; }
.choices a { display: inline-block; padding-block: 0.6rem; }
.columns { display: grid; grid-template-columns: 15rem minmax(0, 1fr); gap: 0 4rem; align-items: start; }
.index { position: sticky; top: 1rem; max-height: calc(100vh - 2rem); overflow-y: auto; font-size: 0.9375rem; }
.index ul { display: block; } .index a { padding: 0.2rem 0; }
.index p { margin: 1rem 0 0.25rem; }
dl { margin: 0; } dt { overflow-wrap: anywhere; } dd { margin: 0; }
dl > div { display: grid; grid-template-columns: minmax(16rem, 2fr) 3fr; gap: 0.1rem 2rem; padding: 0.5rem 0; border-bottom: 1px solid var(--rule); }
article { padding-block-end: 1rem; border-bottom: 1px solid var(--rule); overflow-wrap: anywhere; }
iframe { display: block; max-width: 100%; border: 0; outline: 1px solid var(--rule); }
.play { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem 3rem; }
.play:not(.framed) iframe { width: 100%; height: 80vh; }
.play .switches { flex-direction: column; } .play .switch { display: block; }
@media (min-width: 60rem) { .framed { grid-template-columns: minmax(0, 1fr) auto; grid-template-rows: auto 1fr; }
  .framed .device { grid-column: 2; grid-row: 1 / span 2; } }
@media (max-width: 60rem) { .columns { grid-template-columns: minmax(0, 1fr); } .index { position: static; max-height: none;
  display: flex; flex-wrap: wrap; gap: 0 1rem; } .index ul { display: contents; } .index p { display: none; } .index a { padding: 0.4rem 0; } }
@media (max-width: 40rem) { form p, dl > div { grid-template-columns: minmax(0, 1fr); } }
@media (max-width: 30rem) { .play { padding-inline: 0; } .play > :not(.device) { margin-inline: 1.25rem; } }
`
