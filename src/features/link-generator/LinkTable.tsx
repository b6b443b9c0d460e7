import { useState } from "react"
import { useTranslation } from "react-i18next"
import { saveFile } from "../../lib/saveFile"
import { usePage } from "../../router/usePage"
import { Button } from "../../ui/Button/Button"
import { CopyButton } from "../../ui/CopyButton/CopyButton"
import styles from "./LinkGenerator.module.css"
import { formatCsv } from "./model/csv"
import type { GeneratedLinks, TargetedLink } from "./model/link"
import { useLinkWords } from "./useLinkWords"

/** Several links of one code, to copy one by one or together, or to save as CSV. */
export function LinkTable(generated: GeneratedLinks) {
  const { t } = useTranslation("links")
  const { links } = generated
  return (
    <>
      <div className={styles.actions}>
        <CopyButton
          text={links.map(({ link }) => link).join("\n")}
          label={t("table.copyAll")}
          copiedLabel={t("table.allCopied")}
          selectedLabel={t("selected")}
          variant="primary"
        />
        <CsvButton {...generated} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard (WCAG 2.1.1) */}
      <div className={styles.scroller} role="group" aria-labelledby="link-result" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t("pages")}</th>
              <th scope="col">{t("languages")}</th>
              <th scope="col">{t("table.channel")}</th>
              <th scope="col">{t("result.link")}</th>
            </tr>
          </thead>
          <tbody>
            {links.map((target) => (
              <LinkRow key={target.link} target={target} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function LinkRow({ target: { link, page, language, channel } }: { target: TargetedLink }) {
  const { t } = useTranslation("links")
  const words = useLinkWords()
  const cells = [words.page(page), words.language(language), channel] as const
  return (
    <tr>
      {cells.map((text, column) => (
        <td key={column}>{text}</td>
      ))}
      <td>
        <div className={styles.linkCell}>
          <CopyButton
            text={link}
            label={t("copy")}
            copiedLabel={t("copied")}
            selectedLabel={t("selected")}
            aria-label={t("table.copy", { name: cells.filter(Boolean).join(", ") })}
            variant="plain"
          />
          <a href={link} target="_blank" rel="noopener">
            {link}
          </a>
        </div>
      </td>
    </tr>
  )
}

function CsvButton(generated: GeneratedLinks) {
  const { t } = useTranslation("links")
  const { language } = usePage()
  const [failed, setFailed] = useState(false)

  async function save(): Promise<void> {
    try {
      const csv = await formatCsv(generated, language)
      setFailed(false)
      saveFile(`${generated.code}.csv`, "text/csv;charset=utf-8", csv)
    } catch {
      setFailed(true)
    }
  }

  return (
    <div>
      <Button variant="secondary" onClick={() => void save()}>
        {t("table.csv")}
      </Button>
      <p role="status">{failed ? t("table.csvFailed") : null}</p>
    </div>
  )
}
