import { useState } from "react"
import { useTranslation } from "react-i18next"
import { saveFile } from "../../../lib/saveFile"
import { Button } from "../../../ui/Button/Button"
import { Notice } from "../../../ui/Notice/Notice"
import { useFocusAfterRender } from "../../../ui/useFocusAfterRender"
import { useFocusOnShow } from "../../../ui/useFocusOnShow"
import type { Channel } from "../model/campaign"
import { formatTemplates, templateLimit } from "../model/templates"
import { utmNames } from "../model/utmNames"
import styles from "./Campaign.module.css"
import { FileButton } from "../table/FileButton"
import { useChannelErrorText } from "./useChannelErrorText"
import { UndoNotice } from "../../../ui/Notice/UndoNotice"
import type { Replacement, TemplateResult, useTemplates } from "./useTemplates"

interface TemplatesProps {
  state: ReturnType<typeof useTemplates>
  /** Called with the template to add as a channel; undefined if the form holds as many channels as it can. */
  onUse: ((template: Channel) => void) | undefined
}

/** The templates of this browser: to use as channels, to delete, and to share as a file. */
export function Templates({
  state: { templates, result, remove, restore, undoReplacement, read },
  onUse,
}: TemplatesProps) {
  const { t } = useTranslation("campaign")
  const focusAfterRender = useFocusAfterRender()
  const [firstResult] = useState(result)
  return (
    <section className={styles.import} aria-labelledby="campaign-templates">
      <h2 id="campaign-templates">{t("templates.heading")}</h2>
      <p className={styles.quiet}>{t("templates.hint")}</p>
      {templates.length > 0 ? (
        <ul className={styles.templates}>
          {templates.map((template, row) => (
            <li key={template.name}>
              <strong>{template.name}</strong>
              <code>{valuesOf(template)}</code>
              <Button
                variant="plain"
                aria-label={t("templates.useNamed", { name: template.name })}
                disabled={!onUse}
                onClick={() => onUse?.(template)}
              >
                {t("templates.use")}
              </Button>
              <Button
                id={removeId(row)}
                variant="plain"
                aria-label={t("removeNamed", { name: template.name })}
                onClick={() => remove(template)}
              >
                {t("templates.remove")}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.actions}>
        <FileButton label={t("templates.read")} accept=".json,application/json" onRead={({ text }) => read(text)} />
        {templates.length > 0 ? (
          <Button
            variant="secondary"
            onClick={() => saveFile("utm-templates.json", "application/json", formatTemplates(templates))}
          >
            {t("templates.save")}
          </Button>
        ) : null}
      </div>
      {result ? (
        <ResultNotice
          result={result}
          isNew={result !== firstResult}
          onRestore={(template, at) => {
            restore(template, at)
            focusAfterRender(removeId(at))
          }}
          onUndoReplacement={(replacement) => {
            undoReplacement(replacement)
            focusAfterRender(removeId(replacement.replaced[0]?.at ?? 0))
          }}
        />
      ) : null}
    </section>
  )
}

/** Id of the button that deletes a template, counted from 0. */
const removeId = (row: number) => `campaign-template-${row}`

/** The values of a template in one line. */
const valuesOf = ({ utm }: Channel): string =>
  utmNames.flatMap((name) => (utm[name] ? [`utm_${name}=${utm[name]}`] : [])).join("  ")

interface ResultNoticeProps {
  result: TemplateResult
  /** Whether the result has come since the templates were shown. */
  isNew: boolean
  onRestore: (template: Channel, at: number) => void
  onUndoReplacement: (replacement: Replacement) => void
}

/** The result of the last action. Takes focus after a deletion, whose button is gone. */
function ResultNotice({ result, isNew, onRestore, onUndoReplacement }: ResultNoticeProps) {
  const { t } = useTranslation("campaign")
  const textFor = useChannelErrorText()
  const box = useFocusOnShow<HTMLDivElement>(result, isNew && result.kind === "removed")
  if (result.kind === "full") return <Notice kind="problem">{t("templates.full", { limit: templateLimit })}</Notice>
  if (result.kind === "unsaved") return <Notice kind="problem">{t("templates.unsaved")}</Notice>
  if (result.kind === "removed") {
    const { template, at } = result
    return (
      <UndoNotice label={t("undo.button")} ref={box} onUndo={() => onRestore(template, at)}>
        {t("undo.removed", { name: template.name })}
      </UndoNotice>
    )
  }
  if (result.kind === "saved" || result.kind === "added") {
    const { replacement } = result
    const { replaced } = replacement
    const said =
      result.kind === "saved"
        ? t("templates.saved", { name: result.name })
        : t("templates.added", { count: result.count })
    if (replaced.length === 0) return <Notice>{said}</Notice>
    const names = replaced.map(({ template }) => template.name).join(", ")
    return (
      <UndoNotice label={t("undo.button")} onUndo={() => onUndoReplacement(replacement)}>
        <p>{said}</p>
        <p>{t("templates.replaced", { count: replaced.length, names })}</p>
      </UndoNotice>
    )
  }
  if (result.kind === "badChannel") {
    const { part, problem } = result.problem
    const place = part === "name" ? t("channels.name") : `utm_${part}`
    return <Notice kind="problem">{t("templates.wrong", { place, reason: textFor(problem) })}</Notice>
  }
  const { problem, template, reason } = result.file
  return <Notice kind="problem">{t(problem, { template, reason: reason && textFor(reason) })}</Notice>
}
