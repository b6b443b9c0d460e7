import type { CSSProperties } from "react"
import { useTranslation } from "react-i18next"
import type { ExperimentEntry, Simulation } from "../../services/experiments/simulate"
import { Button } from "../../ui/Button/Button"
import { Notice } from "../../ui/Notice/Notice"
import { expectedShares } from "./model/experiment"
import styles from "./SplitGenerator.module.css"
import { useSimulation, visitors } from "./useSimulation"
import { useFormats } from "./useFormats"

/** How the SDK assigns simulated visitors to variants, compared with the shares expected from the weights. */
export function SimulationChart({ entry }: { entry: ExperimentEntry }) {
  const { t } = useTranslation(["admin", "common"])
  const { exact } = useFormats()
  const { simulation, done, failed, retry } = useSimulation(entry)
  // After a change, the former result stays until the new one is there, unless the number of variants has changed.
  const fits = simulation?.counts.length === entry.variations.length
  return (
    <div className={styles.chart}>
      <div className={styles.head}>
        <h3>{t("split.picture.heading", { visitors: exact(visitors) })}</h3>
        <p className={styles.quiet}>{t("split.picture.hint")}</p>
      </div>
      {failed ? (
        <Notice
          kind="problem"
          actions={
            <Button variant="secondary" onClick={retry}>
              {t("common:tryAgain")}
            </Button>
          }
        >
          {t("split.picture.failed")}
        </Notice>
      ) : null}
      {fits ? <SimulationTable entry={entry} simulation={simulation} busy={done !== undefined} /> : null}
      {!fits && done !== undefined ? (
        <progress aria-label={t("split.picture.computing")} max={visitors} value={done} />
      ) : null}
    </div>
  )
}

interface Row {
  name: string
  expected: number
  count: number
}

/** The result as a table; its bars only repeat the figures. */
function SimulationTable({
  entry,
  simulation,
  busy,
}: {
  entry: ExperimentEntry
  simulation: Simulation
  busy: boolean
}) {
  const { t } = useTranslation("admin")
  const expected = expectedShares(entry)
  const rows: Row[] = entry.meta.map(({ name }, index) => ({
    name,
    expected: expected.shares[index] ?? 0,
    count: simulation.counts[index] ?? 0,
  }))
  // Visitors are excluded by a coverage below 1, and also by weights that add up to less than 1, such as 0.995.
  const someExcluded = expected.excluded >= 0.0005 || simulation.excluded > 0
  return (
    <table className={styles.simulation} aria-busy={busy}>
      <caption className={styles.quiet}>{t("split.picture.caption")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("split.picture.variant")}</th>
          <th scope="col">{t("split.picture.expected")}</th>
          <th scope="col">{t("split.picture.simulated")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <SimulationRow key={index} {...row} />
        ))}
        {someExcluded ? (
          <SimulationRow name={t("split.picture.outside")} expected={expected.excluded} count={simulation.excluded} />
        ) : null}
      </tbody>
    </table>
  )
}

function SimulationRow({ name, expected, count }: Row) {
  const { exact, roundPercent } = useFormats()
  const lengths: CSSProperties & Record<`--${string}`, number> = {
    "--expected": expected,
    "--simulated": count / visitors,
  }
  return (
    <>
      <tr>
        <th scope="row">{name}</th>
        <td>{roundPercent(expected)}</td>
        <td>
          {roundPercent(count / visitors)} <span className={styles.count}>{exact(count)}</span>
        </td>
      </tr>
      <tr className={styles.drawing} aria-hidden="true">
        <td colSpan={3} aria-hidden="true">
          <span className={styles.bar} style={lengths} />
        </td>
      </tr>
    </>
  )
}
