import { useTranslation } from "react-i18next"
import type { StoredExperiment } from "./model/storedExperiment"
import type { SplitValues } from "./model/values"
import { useFormats } from "./useFormats"

/** An experiment in the form. */
export interface NamedExperiment {
  values: SplitValues
  /** Undefined while the form holds what is not kept. */
  kept: StoredExperiment | undefined
}

/** Names an experiment: with its date if it is kept, else as one that is not saved. */
export function useExperimentName({ values, kept }: NamedExperiment): string {
  const { t } = useTranslation("admin")
  const { day } = useFormats()
  const key = values.key.trim()
  if (kept) return t("planner.basis.kept", { key, date: day(kept.createdAt) })
  return key ? t("planner.basis.unsaved", { key }) : t("planner.basis.unnamed")
}
