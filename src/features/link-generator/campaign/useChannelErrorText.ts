import { useTranslation } from "react-i18next"
import type { ChannelProblem } from "../model/channels"
import { placeholderList, utmCharacters, utmLimit } from "../model/utm"

/** Texts of the errors of channels and campaign parameters. */
export function useChannelErrorText(): (problem: ChannelProblem) => string {
  const { t } = useTranslation("campaign")
  return (problem) => t(problem, { limit: utmLimit, placeholders: placeholderList, characters: utmCharacters })
}
