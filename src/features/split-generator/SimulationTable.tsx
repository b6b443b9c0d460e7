import { useDeferredValue, useMemo, type CSSProperties } from "react"
import { useTranslation } from "react-i18next"
import { simulate, type ExperimentEntry } from "../../services/experiments/simulate"
import { expectedShares } from "./model/experiment"
import styles from "./SplitGenerator.module.css"
import { useFormats } from "./useFormats"

/** Number of simulated visitors (product decisions, section 8). */
const visitors = 10_000

interface Row {
  name: string
  expected: number
  simulated: number
}

/** How the SDK splits simulated visitors, beside the shares expected from the weights. */
export function SimulationTable({ entry }: { entry: ExperimentEntry }) {
  const { t } = useTranslation("admin")
  const { exact } = useFormats()
  // The simulation takes some 50 ms, during which typing must not wait.
  const simulated = useDeferredValue(entry)
  const rows = useMemo(() => rowsOf(simulated), [simulated])
  // Visitors are outside with a coverage below 1, and also with weights that add up to less than 1, such as 0.995.
  const outside = 1 - rows.reduce((sum, { simulated: share }) => sum + share, 0)
  const expectedOutside = 1 - rows.reduce((sum, { expected }) => sum + expected, 0)
  return (
    <div className={styles.part}>
      <h3>{t("split.picture.heading", { visitors: exact(visitors) })}</h3>
      <p className={styles.quiet}>{t("split.picture.hint")}</p>
      <table className={styles.simulation}>
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
          {Math.max(outside, expectedOutside) >= 0.0005 ? (
            <SimulationRow name={t("split.picture.outside")} expected={expectedOutside} simulated={outside} />
          ) : null}
        </tbody>
      </table>
    </div>
  )
}

function rowsOf(entry: ExperimentEntry): Row[] {
  const expected = expectedShares(entry)
  const counts = simulate(entry, visitors)
  return entry.meta.map(({ name }, index) => ({
    name,
    expected: expected[index] ?? 0,
    simulated: (counts[index] ?? 0) / visitors,
  }))
}

/** The figures, and a bar that repeats them. */
function SimulationRow({ name, expected, simulated }: Row) {
  const { exact, percent } = useFormats()
  const lengths: CSSProperties & Record<`--${string}`, number> = { "--expected": expected, "--simulated": simulated }
  return (
    <>
      <tr>
        <th scope="row">{name}</th>
        <td>{percent(expected)}</td>
        <td>
          <span>{percent(simulated)}</span>{" "}
          <span className={styles.count}>{exact(Math.round(simulated * visitors))}</span>
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
