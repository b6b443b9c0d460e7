import { Lines } from "../../ui/Lines/Lines"
import { Buttons } from "./Buttons"
import { Choices } from "./Choices"
import { Fields } from "./Fields"
import { Foundations } from "./Foundations"
import { Layers } from "./Layers"
import { Messages } from "./Messages"
import { Structure } from "./Structure"
import styles from "./DesignSystem.module.css"
import type { Surface } from "./Specimen"

const groups = { Foundations, Buttons, Fields, Choices, Messages, Structure, Layers }

const surfaces: readonly Surface[] = ["light", "dark"]

/**
 * The components of src/ui in their states, on both surfaces; the layouts are whole pages and seen on the site itself.
 * Hover, focus and active states come from real input: point, press Tab, hold the mouse button down. Forced colours and
 * reduced motion are set in the browser or the system.
 */
export function DesignSystem() {
  return (
    <>
      <header className={styles.head} data-surface="dark">
        <h1>Design system</h1>
        <p>The components in their states, on a light and on a dark surface.</p>
        <nav aria-label="Components">
          <ul className={styles.contents}>
            {Object.keys(groups).map((name) => (
              <li key={name}>
                <a href={`#light-${name}`}>{name}</a>
              </li>
            ))}
            <li>
              <a href="/acquisition/sandbox/">Scenarios</a>
            </li>
          </ul>
        </nav>
      </header>
      <main>
        {surfaces.map((surface) => (
          <div key={surface} className={styles.surface} data-surface={surface} data-testid={surface}>
            {Object.entries(groups).map(([name, Group]) => (
              <section key={name} id={`${surface}-${name}`} aria-labelledby={`${surface}-${name}-heading`}>
                <h2 id={`${surface}-${name}-heading`}>
                  {name}, on {surface}
                </h2>
                <Lines />
                <div className={styles.group}>
                  <Group surface={surface} />
                </div>
              </section>
            ))}
          </div>
        ))}
      </main>
    </>
  )
}
