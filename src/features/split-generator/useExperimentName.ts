import { useTranslation } from "react-i18next"
import type { StoredExperiment } from "./model/storedExperiment"
import type { SplitValues } from "./model/values"
import { useFormats } from "./useFormats"

/** The experiment in the form. */
export interface NamedExperiment {
  values: SplitValues
  /** The experiment as this browser keeps it; undefined while the form holds something else. */
  kept: StoredExperiment | undefined
}

/** Returns the name of an experiment: its key, with the date if it is kept, else with the note that it is not saved. */
export function useExperimentName({ values, kept }: NamedExperiment): string {
  const { t } = useTranslation("admin")
  const { day } = useFormats()
  const key = values.key.trim()
  if (kept) return t("planner.basis.kept", { key, date: day(kept.createdAt) })
  return key ? t("planner.basis.unsaved", { key }) : t("planner.basis.unnamed")
}
