import { useTranslation } from "react-i18next"
import type { Verdict } from "./model/decision"
import type { SampleRatio } from "./model/evaluate"
import type { Basis } from "./useBasis"
import { useFormats } from "./useFormats"
import { noFigure, type ResultRow } from "./useResultRows"

interface DecisionParts {
  /** Names of the variants, in order. */
  names: readonly string[]
  ratio: SampleRatio
  /** The verdicts on the variants after the first, in order. */
  verdicts: readonly Verdict[]
  basis: Basis
  rows: readonly ResultRow[]
  /** Says which variant has fewer visitors than planned; undefined unless the result has to wait for it. */
  tooEarlyText: string | undefined
}

/** Returns the result in words: `heading` in a phrase or two, `decision` as a text of several lines to copy. */
export function useDecisionText({ names, ratio, verdicts, basis, rows, tooEarlyText }: DecisionParts) {
  const { t } = useTranslation("admin")
  const { list } = useFormats()
  const [name, ...variants] = names
  function sentence(verdict: "more" | "fewer"): string[] {
    const found = variants.filter((_, index) => verdicts[index] === verdict)
    return found.length > 0 ? [t(`planner.result.${verdict}`, { name, variants: list(found) })] : []
  }
  function headingText(): string {
    if (ratio.verdict === "mismatch") return t("planner.ratio.mismatch")
    if (verdicts.includes("notYet")) return t("planner.result.notYet")
    if (verdicts.every((verdict) => verdict === "tooFew")) return t("planner.result.tooFew")
    const shown = [...sentence("more"), ...sentence("fewer")]
    return shown.length > 0 ? shown.join("\u00A0· ") : t("planner.result.notShown", { name })
  }
  const heading = headingText()
  const trust = t(ratio.verdict === "mismatch" ? "planner.ratio.why" : `planner.ratio.${ratio.verdict}`)
  const lines = [
    heading,
    ...(tooEarlyText ? [tooEarlyText] : []),
    trust,
    ...rows.map(({ name: variant, cells }) => t("labelled", { label: variant, text: figuresIn(cells) })),
    ...basis.map(({ name: term, text }) => t("labelled", { label: term, text })),
  ]
  return { heading, decision: lines.join("\n") }
}

/** The figures of a variant, without the columns that have none. */
const figuresIn = (cells: ResultRow["cells"]): string =>
  cells
    .filter(({ text }) => text !== noFigure)
    .map(({ label, text }) => `${label} ${text}`)
    .join("\u00A0· ")
